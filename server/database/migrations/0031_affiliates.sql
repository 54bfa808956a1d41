CREATE TABLE "affiliate_acquisitions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"affiliate" uuid NOT NULL,
	"month" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_clicks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"affiliate" uuid NOT NULL,
	"campaign" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" bigint NOT NULL,
	"key" text,
	CONSTRAINT "affiliate_codes_key" UNIQUE("affiliate","key")
);
--> statement-breakpoint
CREATE TABLE "affiliate_corrections" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"affiliate" uuid NOT NULL,
	"month" text NOT NULL,
	"at" bigint NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"ngr" bigint NOT NULL,
	"subs_earned" bigint NOT NULL,
	"own" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"carried" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_marks" (
	"affiliate" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "affiliate_marks_affiliate_kind_hash_pk" PRIMARY KEY("affiliate","kind","hash")
);
--> statement-breakpoint
CREATE TABLE "affiliate_months" (
	"affiliate" uuid NOT NULL,
	"month" text NOT NULL,
	"closed_at" bigint NOT NULL,
	"currency_id" integer NOT NULL,
	"plan" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"ngr" bigint NOT NULL,
	"carried_in" bigint NOT NULL,
	"carried_out" bigint NOT NULL,
	"new_players" integer NOT NULL,
	"subs_earned" bigint NOT NULL,
	"share" bigint NOT NULL,
	"cpa" bigint NOT NULL,
	"sub" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"corrections" integer NOT NULL,
	CONSTRAINT "affiliate_months_affiliate_month_pk" PRIMARY KEY("affiliate","month"),
	CONSTRAINT "affiliate_months_earned" CHECK ("affiliate_months"."earned" = "affiliate_months"."share" + "affiliate_months"."cpa" + "affiliate_months"."sub" and "affiliate_months"."earned" >= 0)
);
--> statement-breakpoint
CREATE TABLE "affiliate_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"receipt" bigserial NOT NULL,
	"affiliate" uuid NOT NULL,
	"currency_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"requested_at" bigint NOT NULL,
	"decided_at" bigint,
	"key" text,
	CONSTRAINT "affiliate_payouts_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "affiliate_payouts_key" UNIQUE("affiliate","key"),
	CONSTRAINT "affiliate_payouts_amount" CHECK ("affiliate_payouts"."amount" > 0),
	CONSTRAINT "affiliate_payouts_state" CHECK ("affiliate_payouts"."state" in ('requested', 'paid', 'refused')),
	CONSTRAINT "affiliate_payouts_decided" CHECK (("affiliate_payouts"."state" = 'requested') = ("affiliate_payouts"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "affiliate_players" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"affiliate" uuid NOT NULL,
	"code" text NOT NULL,
	"number" integer NOT NULL,
	"bound_at" bigint NOT NULL,
	"struck_at" bigint,
	CONSTRAINT "affiliate_players_number" UNIQUE("affiliate","number")
);
--> statement-breakpoint
CREATE TABLE "affiliate_postbacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate" uuid NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"secret" text NOT NULL,
	"removed_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_posts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"postback" uuid NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"next_at" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"status" integer,
	"tried_at" bigint,
	CONSTRAINT "affiliate_posts_once" UNIQUE("postback","event","subject"),
	CONSTRAINT "affiliate_posts_state" CHECK ("affiliate_posts"."state" in ('waiting', 'sent', 'givenUp'))
);
--> statement-breakpoint
CREATE TABLE "affiliate_refusals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"affiliate" uuid NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid,
	"currency_id" integer NOT NULL,
	"plan" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"corrected_until" bigint NOT NULL,
	"told_until" bigint NOT NULL,
	CONSTRAINT "affiliates_self" CHECK ("affiliates"."parent" <> "affiliates"."user_id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer" text;--> statement-breakpoint
ALTER TABLE "affiliate_acquisitions" ADD CONSTRAINT "affiliate_acquisitions_user_id_affiliate_players_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."affiliate_players"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_code_affiliate_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."affiliate_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_affiliate_affiliates_user_id_fk" FOREIGN KEY ("affiliate") REFERENCES "public"."affiliates"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_corrections" ADD CONSTRAINT "affiliate_corrections_affiliate_affiliates_user_id_fk" FOREIGN KEY ("affiliate") REFERENCES "public"."affiliates"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_marks" ADD CONSTRAINT "affiliate_marks_affiliate_affiliates_user_id_fk" FOREIGN KEY ("affiliate") REFERENCES "public"."affiliates"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_months" ADD CONSTRAINT "affiliate_months_affiliate_affiliates_user_id_fk" FOREIGN KEY ("affiliate") REFERENCES "public"."affiliates"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_affiliate_affiliates_user_id_fk" FOREIGN KEY ("affiliate") REFERENCES "public"."affiliates"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_players" ADD CONSTRAINT "affiliate_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_players" ADD CONSTRAINT "affiliate_players_affiliate_affiliates_user_id_fk" FOREIGN KEY ("affiliate") REFERENCES "public"."affiliates"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_players" ADD CONSTRAINT "affiliate_players_code_affiliate_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."affiliate_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_postbacks" ADD CONSTRAINT "affiliate_postbacks_affiliate_affiliates_user_id_fk" FOREIGN KEY ("affiliate") REFERENCES "public"."affiliates"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_posts" ADD CONSTRAINT "affiliate_posts_postback_affiliate_postbacks_id_fk" FOREIGN KEY ("postback") REFERENCES "public"."affiliate_postbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_refusals" ADD CONSTRAINT "affiliate_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_refusals" ADD CONSTRAINT "affiliate_refusals_affiliate_affiliates_user_id_fk" FOREIGN KEY ("affiliate") REFERENCES "public"."affiliates"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_parent_users_id_fk" FOREIGN KEY ("parent") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_acquisitions_month" ON "affiliate_acquisitions" USING btree ("affiliate","month");--> statement-breakpoint
CREATE INDEX "affiliate_clicks_code" ON "affiliate_clicks" USING btree ("code","at");--> statement-breakpoint
CREATE INDEX "affiliate_codes_affiliate" ON "affiliate_codes" USING btree ("affiliate","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "affiliate_corrections_month" ON "affiliate_corrections" USING btree ("affiliate","month");--> statement-breakpoint
CREATE INDEX "affiliate_payouts_affiliate" ON "affiliate_payouts" USING btree ("affiliate","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_payouts_one" ON "affiliate_payouts" USING btree ("affiliate") WHERE "affiliate_payouts"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "affiliate_players_code" ON "affiliate_players" USING btree ("code","bound_at");--> statement-breakpoint
CREATE INDEX "affiliate_postbacks_affiliate" ON "affiliate_postbacks" USING btree ("affiliate");--> statement-breakpoint
CREATE INDEX "affiliate_posts_due" ON "affiliate_posts" USING btree ("next_at") WHERE "affiliate_posts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "affiliate_refusals_affiliate" ON "affiliate_refusals" USING btree ("affiliate","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "affiliates_parent" ON "affiliates" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "ticket_moves_corrected" ON "ticket_moves" USING btree ("at") WHERE "ticket_moves"."from_state" in ('won', 'lost', 'void', 'cashed_out');--> statement-breakpoint
CREATE TRIGGER affiliate_months_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON affiliate_months
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER affiliate_acquisitions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON affiliate_acquisitions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER affiliate_corrections_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON affiliate_corrections
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
