ALTER TABLE "studio_rounds" RENAME COLUMN "flight" TO "shared_round";--> statement-breakpoint
DROP INDEX "studio_rounds_flight";--> statement-breakpoint
CREATE INDEX "studio_rounds_shared" ON "studio_rounds" USING btree ("game_code","shared_round") WHERE "studio_rounds"."shared_round" is not null;
