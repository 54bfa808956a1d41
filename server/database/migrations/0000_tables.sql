CREATE TABLE "login_failures" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"remember_me" boolean NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"rotated_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint,
	"access_from_generation" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "users_username_key_unique" UNIQUE("username_key")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" bigint NOT NULL,
	"account" text NOT NULL,
	"user_id" uuid,
	"currency_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('cash', 'bonus', 'held', 'house', 'funding')),
	CONSTRAINT "ledger_entries_owner" CHECK (("ledger_entries"."account" in ('house', 'funding')) = ("ledger_entries"."user_id" is null)),
	CONSTRAINT "ledger_entries_moves" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "ledger_transactions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"user_id" uuid NOT NULL,
	"currency_id" integer NOT NULL,
	"cash" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallets_user_id_currency_id_pk" PRIMARY KEY("user_id","currency_id"),
	CONSTRAINT "wallets_not_negative" CHECK ("wallets"."cash" >= 0 and "wallets"."bonus" >= 0 and "wallets"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"sent_at" bigint
);
--> statement-breakpoint
CREATE TABLE "operator_settings" (
	"list" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "operator_settings_list_key_pk" PRIMARY KEY("list","key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_commands" (
	"id" serial PRIMARY KEY NOT NULL,
	"command" text NOT NULL,
	"payload" jsonb NOT NULL,
	"at" bigint NOT NULL,
	"spent_at" bigint
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" uuid NOT NULL,
	"object" text NOT NULL,
	"property" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "user_settings_user_id_object_property_pk" PRIMARY KEY("user_id","object","property")
);
--> statement-breakpoint
CREATE TABLE "ticket_moves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"ticket" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"at" bigint NOT NULL,
	"actor" text NOT NULL,
	"node" text NOT NULL,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "ticket_selections" (
	"ticket" uuid NOT NULL,
	"position" integer NOT NULL,
	"event_id" text NOT NULL,
	"sport" text NOT NULL,
	"type" text NOT NULL,
	"market_code" text NOT NULL,
	"selection_code" text NOT NULL,
	"band" text,
	"player" text,
	"system_group" integer,
	"odd" bigint NOT NULL,
	"submitted_odd" bigint NOT NULL,
	"host_name" text NOT NULL,
	"away_name" text NOT NULL,
	"league_name" text NOT NULL,
	"group_name" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"score" text,
	CONSTRAINT "ticket_selections_ticket_position_pk" PRIMARY KEY("ticket","position"),
	CONSTRAINT "ticket_selections_event" UNIQUE("ticket","event_id"),
	CONSTRAINT "ticket_selections_status" CHECK ("ticket_selections"."status" in ('open', 'won', 'lost', 'void'))
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"type" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"subcode" integer,
	"ets_code" integer,
	"auto_odds_change" boolean NOT NULL,
	"currency_id" integer NOT NULL,
	"stake" bigint NOT NULL,
	"stake_bonus" bigint NOT NULL,
	"selected_systems" jsonb NOT NULL,
	"system_groups" jsonb NOT NULL,
	"combinations" numeric NOT NULL,
	"min_odd" numeric NOT NULL,
	"max_odd" numeric NOT NULL,
	"min_payout" numeric NOT NULL,
	"max_payout" numeric NOT NULL,
	"bonus_percentages" jsonb NOT NULL,
	"bonus_min_odd" bigint NOT NULL,
	"bonus_percentage" integer NOT NULL,
	"bonus_amount" numeric NOT NULL,
	"max_win" bigint NOT NULL,
	"payout" bigint,
	"forced" jsonb,
	"created_at" bigint NOT NULL,
	"decide_at" bigint NOT NULL,
	"deadline_at" bigint NOT NULL,
	"decided_at" bigint,
	"answer" jsonb,
	CONSTRAINT "tickets_user_ticket" UNIQUE("user_id","ticket_id"),
	CONSTRAINT "tickets_stake" CHECK ("tickets"."stake" > 0 and "tickets"."stake_bonus" between 0 and "tickets"."stake"),
	CONSTRAINT "tickets_payout" CHECK ("tickets"."payout" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_moves" ADD CONSTRAINT "ticket_moves_ticket_tickets_id_fk" FOREIGN KEY ("ticket") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_selections" ADD CONSTRAINT "ticket_selections_ticket_tickets_id_fk" FOREIGN KEY ("ticket") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_currency_id_wallets_user_id_currency_id_fk" FOREIGN KEY ("user_id","currency_id") REFERENCES "public"."wallets"("user_id","currency_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_failures_subject" ON "login_failures" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "login_failures_at" ON "login_failures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_wallet" ON "ledger_entries" USING btree ("user_id","currency_id");--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("id") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "ticket_moves_ticket" ON "ticket_moves" USING btree ("ticket");--> statement-breakpoint
CREATE INDEX "ticket_selections_open" ON "ticket_selections" USING btree ("event_id") WHERE "ticket_selections"."status" = 'open';--> statement-breakpoint
CREATE INDEX "ticket_selections_by_event" ON "ticket_selections" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "tickets_history" ON "tickets" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tickets_undecided" ON "tickets" USING btree ("decide_at") WHERE "tickets"."state" in ('received', 'pending');