ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_owner";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('cash', 'bonus', 'held', 'house', 'funding', 'voucher'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_owner" CHECK (("ledger_entries"."account" in ('house', 'funding', 'voucher')) = ("ledger_entries"."user_id" is null));--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator" uuid NOT NULL,
	"currency_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"lookup" text NOT NULL,
	"sealed" text,
	"ending" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"closed_at" bigint,
	"used_by" uuid,
	"create_key" text,
	"use_key" text,
	CONSTRAINT "vouchers_lookup_unique" UNIQUE("lookup"),
	CONSTRAINT "vouchers_create_key" UNIQUE("creator","create_key"),
	CONSTRAINT "vouchers_amount" CHECK ("vouchers"."amount" > 0 and "vouchers"."bonus" between 0 and "vouchers"."amount"),
	CONSTRAINT "vouchers_state" CHECK ("vouchers"."state" in ('open', 'used', 'expired')
		and ("vouchers"."state" = 'open') = ("vouchers"."closed_at" is null)
		and ("vouchers"."state" = 'open') = ("vouchers"."sealed" is not null)
		and ("vouchers"."state" = 'used') = ("vouchers"."used_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_creator_users_id_fk" FOREIGN KEY ("creator") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vouchers_creator" ON "vouchers" USING btree ("creator");--> statement-breakpoint
CREATE INDEX "vouchers_used_by" ON "vouchers" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "vouchers_open" ON "vouchers" USING btree ("expires_at") WHERE "vouchers"."state" = 'open';--> statement-breakpoint
-- What a voucher holds never changes, and once it is used or has run out it stays so (INV7).
CREATE FUNCTION check_voucher() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'open' OR NEW.state = 'open'
    OR (NEW.id, NEW.creator, NEW.currency_id, NEW.amount, NEW.bonus, NEW.lookup)
      IS DISTINCT FROM (OLD.id, OLD.creator, OLD.currency_id, OLD.amount, OLD.bonus, OLD.lookup) THEN
    RAISE EXCEPTION 'voucher % cannot be changed so', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER vouchers_closed_once BEFORE UPDATE ON vouchers FOR EACH ROW EXECUTE FUNCTION check_voucher();
--> statement-breakpoint
CREATE TRIGGER vouchers_kept BEFORE DELETE OR TRUNCATE ON vouchers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
