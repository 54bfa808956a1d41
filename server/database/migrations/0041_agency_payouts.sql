CREATE TABLE "agency_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"currency_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_at" bigint NOT NULL,
	"decided_at" bigint,
	"key" text,
	CONSTRAINT "agency_payouts_key" UNIQUE("user_id","key"),
	CONSTRAINT "agency_payouts_amount" CHECK ("agency_payouts"."amount" > 0),
	CONSTRAINT "agency_payouts_state" CHECK ("agency_payouts"."state" in ('waiting', 'paid', 'declined', 'withdrawn')
        and ("agency_payouts"."state" = 'waiting') = ("agency_payouts"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "agency_payouts" ADD CONSTRAINT "agency_payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agency_payouts_waiting" ON "agency_payouts" USING btree ("user_id","currency_id") WHERE "agency_payouts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "agency_payouts_user" ON "agency_payouts" USING btree ("user_id","asked_at" DESC NULLS LAST);