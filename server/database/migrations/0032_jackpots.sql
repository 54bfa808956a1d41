CREATE TABLE "jackpot_pots" (
	"currency_id" integer NOT NULL,
	"pot" text NOT NULL,
	"amount" bigint NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"wins" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "jackpot_pots_currency_id_pot_pk" PRIMARY KEY("currency_id","pot"),
	CONSTRAINT "jackpot_pots_name" CHECK ("jackpot_pots"."pot" in ('small', 'medium', 'large')),
	CONSTRAINT "jackpot_pots_not_negative" CHECK ("jackpot_pots"."amount" >= 0 and "jackpot_pots"."staked" >= 0 and "jackpot_pots"."wins" >= 0)
);
--> statement-breakpoint
CREATE TABLE "jackpot_wins" (
	"bet" uuid NOT NULL,
	"pot" text NOT NULL,
	"user_id" uuid NOT NULL,
	"currency_id" integer NOT NULL,
	"nth" integer NOT NULL,
	"amount" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"forced" boolean NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "jackpot_wins_bet_pot_pk" PRIMARY KEY("bet","pot"),
	CONSTRAINT "jackpot_wins_once" UNIQUE("currency_id","pot","nth"),
	CONSTRAINT "jackpot_wins_amount" CHECK ("jackpot_wins"."amount" > 0 and "jackpot_wins"."bonus" between 0 and "jackpot_wins"."amount")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_owner";--> statement-breakpoint
CREATE INDEX "jackpot_wins_player" ON "jackpot_wins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "jackpot_wins_at" ON "jackpot_wins" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('cash', 'bonus', 'held', 'house', 'funding', 'voucher', 'jackpot'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_owner" CHECK (("ledger_entries"."account" in ('house', 'funding', 'voucher', 'jackpot')) = ("ledger_entries"."user_id" is null));--> statement-breakpoint
CREATE TRIGGER jackpot_wins_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON jackpot_wins
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
