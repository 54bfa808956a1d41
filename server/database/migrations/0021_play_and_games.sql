CREATE TABLE "game_rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"currency_id" integer NOT NULL,
	"game_code" text NOT NULL,
	"round_id" text NOT NULL,
	"session" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"staked" bigint NOT NULL,
	"staked_bonus" bigint NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"returned_bonus" bigint DEFAULT 0 NOT NULL,
	"wins" integer DEFAULT 0 NOT NULL,
	"opened_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "game_rounds_name" UNIQUE("user_id","game_code","round_id"),
	CONSTRAINT "game_rounds_state" CHECK ("game_rounds"."state" in ('open', 'settled', 'cancelled')),
	CONSTRAINT "game_rounds_ended" CHECK (("game_rounds"."state" = 'open') = ("game_rounds"."ended_at" is null)),
	CONSTRAINT "game_rounds_sums" CHECK ("game_rounds"."staked_bonus" between 0 and "game_rounds"."staked" and "game_rounds"."returned_bonus" between 0 and "game_rounds"."returned")
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"currency_id" integer NOT NULL,
	"game_code" text NOT NULL,
	"sign_in" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"code_expires_at" bigint NOT NULL,
	"token_hash" text,
	"started_at" bigint NOT NULL,
	"played_at" bigint NOT NULL,
	"ended_at" bigint,
	"end_reason" text,
	CONSTRAINT "game_sessions_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "game_sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "game_sessions_ended" CHECK (("game_sessions"."ended_at" is null) = ("game_sessions"."end_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "game_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"session" uuid NOT NULL,
	"round" uuid,
	"body_hash" text NOT NULL,
	"reference" uuid,
	"amount" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"refusal" jsonb,
	"at" bigint NOT NULL,
	CONSTRAINT "game_transactions_kind" CHECK ("game_transactions"."kind" in ('bet', 'win', 'rollback', 'end')),
	CONSTRAINT "game_transactions_state" CHECK ("game_transactions"."state" = 'booked' or "game_transactions"."kind" = 'bet' and "game_transactions"."state" in ('rolledBack', 'refused', 'tombstone')),
	CONSTRAINT "game_transactions_amount" CHECK ("game_transactions"."amount" >= 0 and "game_transactions"."bonus" between 0 and "game_transactions"."amount"),
	CONSTRAINT "game_transactions_refusal" CHECK (("game_transactions"."state" = 'refused') = ("game_transactions"."refusal" is not null))
);
--> statement-breakpoint
CREATE TABLE "play_days" (
	"user_id" uuid NOT NULL,
	"currency_id" integer NOT NULL,
	"day" date NOT NULL,
	"product" text NOT NULL,
	"staked" bigint NOT NULL,
	"returned" bigint NOT NULL,
	CONSTRAINT "play_days_user_id_currency_id_day_product_pk" PRIMARY KEY("user_id","currency_id","day","product"),
	CONSTRAINT "play_days_product" CHECK ("play_days"."product" in ('tickets', 'games'))
);
--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_session_game_sessions_id_fk" FOREIGN KEY ("session") REFERENCES "public"."game_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_user_id_currency_id_wallets_user_id_currency_id_fk" FOREIGN KEY ("user_id","currency_id") REFERENCES "public"."wallets"("user_id","currency_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_user_id_currency_id_wallets_user_id_currency_id_fk" FOREIGN KEY ("user_id","currency_id") REFERENCES "public"."wallets"("user_id","currency_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_transactions" ADD CONSTRAINT "game_transactions_session_game_sessions_id_fk" FOREIGN KEY ("session") REFERENCES "public"."game_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_transactions" ADD CONSTRAINT "game_transactions_round_game_rounds_id_fk" FOREIGN KEY ("round") REFERENCES "public"."game_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_user_id_currency_id_wallets_user_id_currency_id_fk" FOREIGN KEY ("user_id","currency_id") REFERENCES "public"."wallets"("user_id","currency_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_rounds_history" ON "game_rounds" USING btree ("user_id","opened_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "game_rounds_open" ON "game_rounds" USING btree ("due_at") WHERE "game_rounds"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "game_sessions_live" ON "game_sessions" USING btree ("user_id","game_code") WHERE "game_sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "game_sessions_idle" ON "game_sessions" USING btree ("played_at") WHERE "game_sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "game_sessions_sign_in" ON "game_sessions" USING btree ("sign_in") WHERE "game_sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "game_transactions_round" ON "game_transactions" USING btree ("round");--> statement-breakpoint
-- What was played so far, by the operator's days (server/feed/operator-day.ts); free bets count for nothing.
INSERT INTO play_days (user_id, currency_id, day, product, staked, returned)
SELECT user_id, currency_id, (to_timestamp(created_at / 1000.0) AT TIME ZONE 'Europe/Belgrade')::date, 'tickets',
  sum(cashed_stake + CASE WHEN state = 'void' THEN 0 ELSE stake END),
  sum(cashed_out + CASE WHEN state = 'void' THEN 0 ELSE coalesce(payout, 0) END)
FROM tickets WHERE currency_id <= 999 AND state NOT IN ('rejected', 'declined', 'expired')
GROUP BY 1, 2, 3;
--> statement-breakpoint
-- A round that has ended takes nothing more, whatever a code path was written for.
CREATE FUNCTION refuse_ended_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'round % has ended', OLD.id USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER game_rounds_ended BEFORE UPDATE ON game_rounds
  FOR EACH ROW WHEN (OLD.state <> 'open') EXECUTE FUNCTION refuse_ended_round();
--> statement-breakpoint
CREATE TRIGGER game_rounds_kept BEFORE DELETE OR TRUNCATE ON game_rounds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER game_transactions_kept BEFORE DELETE OR TRUNCATE ON game_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
