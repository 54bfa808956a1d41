CREATE TABLE "bonus_credits" (
	"rule" text NOT NULL,
	"user_id" uuid NOT NULL,
	"period" bigint NOT NULL,
	"until" bigint NOT NULL,
	"currency_id" integer NOT NULL,
	"base" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"credited_at" bigint NOT NULL,
	CONSTRAINT "bonus_credits_rule_user_id_period_pk" PRIMARY KEY("rule","user_id","period"),
	CONSTRAINT "bonus_credits_amount" CHECK ("bonus_credits"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "bonus_periods" (
	"rule" text NOT NULL,
	"period" bigint NOT NULL,
	"paid_at" bigint NOT NULL,
	CONSTRAINT "bonus_periods_rule_period_pk" PRIMARY KEY("rule","period")
);
--> statement-breakpoint
ALTER TABLE "bonus_credits" ADD CONSTRAINT "bonus_credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonus_credits_user" ON "bonus_credits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ticket_moves_from_accepted" ON "ticket_moves" USING btree ("at") WHERE "ticket_moves"."from_state" = 'accepted';--> statement-breakpoint
CREATE TRIGGER bonus_credits_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bonus_credits
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
