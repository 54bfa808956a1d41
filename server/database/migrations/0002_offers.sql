ALTER TABLE "ticket_selections" ADD COLUMN "offered_odd" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "submitted_stake" bigint;--> statement-breakpoint
UPDATE "tickets" SET "submitted_stake" = "stake";--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "submitted_stake" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "offer_kind" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "offer_stake" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "offer_expires_at" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "offer_answer" text;--> statement-breakpoint
CREATE INDEX "tickets_offered" ON "tickets" USING btree ("offer_expires_at") WHERE "tickets"."state" = 'offered';--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_offer" CHECK ("tickets"."stake" <= "tickets"."submitted_stake" and "tickets"."offer_stake" between 1 and "tickets"."submitted_stake"
        and num_nulls("tickets"."offer_kind", "tickets"."offer_stake", "tickets"."offer_expires_at") in (0, 3)
        and ("tickets"."state" <> 'offered' or "tickets"."offer_kind" is not null));--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_ticket_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state = 'received' THEN RETURN NEW; END IF;
  ELSIF NEW.state = OLD.state
    OR (OLD.state = 'received' AND NEW.state = 'pending')
    OR (OLD.state = 'pending' AND NEW.state IN ('accepted', 'rejected', 'offered'))
    OR (OLD.state = 'offered' AND NEW.state IN ('accepted', 'rejected', 'declined', 'expired'))
    OR (OLD.state IN ('accepted', 'cashed_out', 'won', 'lost', 'void')
      AND NEW.state IN ('cashed_out', 'won', 'lost', 'void')) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a ticket cannot become %', NEW.state USING ERRCODE = 'restrict_violation';
END $$;
