CREATE TABLE "free_rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"rule" text NOT NULL,
	"user_id" uuid NOT NULL,
	"currency_id" integer NOT NULL,
	"games" jsonb NOT NULL,
	"stake" bigint NOT NULL,
	"given" integer NOT NULL,
	"left_over" integer NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"given_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "free_rounds_left" CHECK ("free_rounds"."left_over" between 0 and "free_rounds"."given"),
	CONSTRAINT "free_rounds_amounts" CHECK ("free_rounds"."stake" > 0 and "free_rounds"."won" >= 0)
);
--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "free_rounds" uuid;--> statement-breakpoint
ALTER TABLE "free_rounds" ADD CONSTRAINT "free_rounds_user_id_currency_id_wallets_user_id_currency_id_fk" FOREIGN KEY ("user_id","currency_id") REFERENCES "public"."wallets"("user_id","currency_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "free_rounds_player" ON "free_rounds" USING btree ("user_id","expires_at");--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_free_rounds_free_rounds_id_fk" FOREIGN KEY ("free_rounds") REFERENCES "public"."free_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_rounds_free" ON "game_rounds" USING btree ("free_rounds") WHERE "game_rounds"."free_rounds" is not null;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_free" CHECK ("game_rounds"."free_rounds" is null or "game_rounds"."staked" = 0 and "game_rounds"."returned_bonus" = "game_rounds"."returned");