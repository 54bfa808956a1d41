CREATE TABLE "payment_notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"outcome" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"verdict" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"method" text NOT NULL,
	"currency_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'started' NOT NULL,
	"idempotency_key" text NOT NULL,
	"reference" text,
	"url" text,
	"created_at" bigint NOT NULL,
	"decided_at" bigint,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_user_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('started', 'credited', 'declined', 'cancelled')),
	CONSTRAINT "payments_decided" CHECK (("payments"."state" = 'started') = ("payments"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "provider_orders" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"return_url" text NOT NULL,
	"outcome" text,
	CONSTRAINT "provider_orders_payment_unique" UNIQUE("payment")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_currency_id_wallets_user_id_currency_id_fk" FOREIGN KEY ("user_id","currency_id") REFERENCES "public"."wallets"("user_id","currency_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_notices_reference" ON "payment_notices" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE TRIGGER payment_notices_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_notices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION check_payment_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = OLD.state OR OLD.state = 'started' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a payment that is % cannot become %', OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_state_moves BEFORE UPDATE OF state ON payments
  FOR EACH ROW EXECUTE FUNCTION check_payment_state();
