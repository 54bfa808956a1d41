CREATE TABLE "play_limits" (
	"user_id" uuid NOT NULL,
	"currency_id" integer NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"next_amount" bigint,
	"next_from" bigint,
	CONSTRAINT "play_limits_user_id_currency_id_kind_period_pk" PRIMARY KEY("user_id","currency_id","kind","period"),
	CONSTRAINT "play_limits_kind" CHECK ("play_limits"."kind" in ('deposit', 'stake', 'loss')),
	CONSTRAINT "play_limits_period" CHECK ("play_limits"."period" in ('day', 'week', 'month')),
	CONSTRAINT "play_limits_amounts" CHECK ("play_limits"."amount" > 0 and "play_limits"."next_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "play_breaks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"started_at" bigint NOT NULL,
	"ends_at" bigint,
	CONSTRAINT "play_breaks_kind" CHECK ("play_breaks"."kind" in ('timeOut', 'selfExclusion')),
	CONSTRAINT "play_breaks_end" CHECK ("play_breaks"."ends_at" > "play_breaks"."started_at")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reality_check" integer;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_breaks" ADD CONSTRAINT "play_breaks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_breaks_user" ON "play_breaks" USING btree ("user_id");--> statement-breakpoint
CREATE TRIGGER play_breaks_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON play_breaks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
