CREATE TABLE "shared_slips" (
	"code" text PRIMARY KEY NOT NULL,
	"slip" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "shared_slips_code" CHECK ("shared_slips"."code" ~ '^[0-9A-HJKMNP-TV-Z]{8}$')
);
--> statement-breakpoint
CREATE INDEX "shared_slips_expires" ON "shared_slips" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "odds_policy" jsonb;--> statement-breakpoint
ALTER TABLE "ticket_selections" ADD COLUMN "lowest_odd" bigint;--> statement-breakpoint
UPDATE "ticket_selections" SET "lowest_odd" = 10100 FROM "tickets" WHERE "tickets"."id" = "ticket_selections"."ticket" AND "tickets"."auto_odds_change" AND "tickets"."state" IN ('received', 'pending');
