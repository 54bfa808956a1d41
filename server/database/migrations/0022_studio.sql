CREATE TABLE "studio_never_played" (
	"player" text NOT NULL,
	"round_id" uuid NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "studio_never_played_player_round_id_pk" PRIMARY KEY("player","round_id")
);
--> statement-breakpoint
CREATE TABLE "studio_rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player" text NOT NULL,
	"round_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"session" uuid NOT NULL,
	"state" text NOT NULL,
	"bet" jsonb NOT NULL,
	"bet_hash" text NOT NULL,
	"stake" bigint NOT NULL,
	"seeds" uuid,
	"nonce" integer NOT NULL,
	"flight" bigint,
	"turns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cashed_out_at" integer,
	"outcome" jsonb,
	"win" bigint,
	"refusal" jsonb,
	"balance" bigint,
	"bet_call" uuid DEFAULT gen_random_uuid() NOT NULL,
	"win_call" uuid DEFAULT gen_random_uuid() NOT NULL,
	"rollback_call" uuid DEFAULT gen_random_uuid() NOT NULL,
	"duty" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" bigint,
	"seen" boolean DEFAULT false NOT NULL,
	"started_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "studio_rounds_name" UNIQUE("player","round_id"),
	CONSTRAINT "studio_rounds_nonce" UNIQUE("seeds","nonce"),
	CONSTRAINT "studio_rounds_state" CHECK ("studio_rounds"."state" in ('betting', 'open', 'over', 'refused', 'takenBack')),
	CONSTRAINT "studio_rounds_duty" CHECK ("studio_rounds"."duty" is null or "studio_rounds"."duty" = 'unpaid' or "studio_rounds"."duty" in ('rollback', 'pay') and "studio_rounds"."due_at" is not null),
	CONSTRAINT "studio_rounds_over" CHECK (("studio_rounds"."state" = 'over') = ("studio_rounds"."outcome" is not null)),
	CONSTRAINT "studio_rounds_refused" CHECK (("studio_rounds"."state" = 'refused') = ("studio_rounds"."refusal" is not null)),
	CONSTRAINT "studio_rounds_chance" CHECK (("studio_rounds"."seeds" is null) = ("studio_rounds"."flight" is not null))
);
--> statement-breakpoint
CREATE TABLE "studio_seeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player" text NOT NULL,
	"game_code" text NOT NULL,
	"server_seed" text NOT NULL,
	"hash" text NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"told_at" bigint
);
--> statement-breakpoint
CREATE TABLE "studio_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"player" text NOT NULL,
	"game_code" text NOT NULL,
	"currency_id" integer NOT NULL,
	"currency" text NOT NULL,
	"wallet_token" text,
	"credit" bigint,
	"least" bigint NOT NULL,
	"most" bigint NOT NULL,
	"started_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "studio_sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "studio_sessions_money" CHECK (("studio_sessions"."wallet_token" is null) = ("studio_sessions"."credit" is not null)),
	CONSTRAINT "studio_sessions_credit" CHECK ("studio_sessions"."credit" >= 0)
);
--> statement-breakpoint
ALTER TABLE "studio_rounds" ADD CONSTRAINT "studio_rounds_session_studio_sessions_id_fk" FOREIGN KEY ("session") REFERENCES "public"."studio_sessions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "studio_rounds" ADD CONSTRAINT "studio_rounds_seeds_studio_seeds_id_fk" FOREIGN KEY ("seeds") REFERENCES "public"."studio_seeds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "studio_never_played_at" ON "studio_never_played" USING btree ("at");
--> statement-breakpoint
CREATE UNIQUE INDEX "studio_rounds_open" ON "studio_rounds" USING btree ("player","game_code") WHERE "studio_rounds"."state" in ('betting', 'open');
--> statement-breakpoint
CREATE INDEX "studio_rounds_session" ON "studio_rounds" USING btree ("session");
--> statement-breakpoint
CREATE INDEX "studio_rounds_last" ON "studio_rounds" USING btree ("player","game_code","started_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "studio_rounds_due" ON "studio_rounds" USING btree ("due_at") WHERE "studio_rounds"."due_at" is not null;
--> statement-breakpoint
CREATE INDEX "studio_rounds_flight" ON "studio_rounds" USING btree ("flight") WHERE "studio_rounds"."flight" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "studio_seeds_now" ON "studio_seeds" USING btree ("player","game_code") WHERE "studio_seeds"."told_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "studio_sessions_live" ON "studio_sessions" USING btree ("player","game_code") WHERE "studio_sessions"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "studio_sessions_demo" ON "studio_sessions" USING btree ("started_at") WHERE "studio_sessions"."credit" is not null;
