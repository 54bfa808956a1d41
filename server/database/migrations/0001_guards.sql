-- What no code path may do, whatever it was written for (money-and-tickets 2, 6; invariants INV1, INV4, INV9).

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ticket_moves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ticket_moves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER tickets_kept BEFORE DELETE OR TRUNCATE ON tickets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION check_transaction_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked bigint;
BEGIN
  IF TG_TABLE_NAME = 'ledger_entries' THEN checked := NEW.transaction_id; ELSE checked := NEW.id; END IF;
  IF (SELECT count(*) FROM ledger_entries WHERE transaction_id = checked) < 2 OR EXISTS (
    SELECT 1 FROM ledger_entries WHERE transaction_id = checked GROUP BY currency_id HAVING sum(amount) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', checked USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_transaction_balance();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_transaction_balance();
--> statement-breakpoint
CREATE FUNCTION check_ticket_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state = 'received' THEN RETURN NEW; END IF;
  ELSIF NEW.state = OLD.state
    OR (OLD.state = 'received' AND NEW.state = 'pending')
    OR (OLD.state = 'pending' AND NEW.state IN ('accepted', 'rejected', 'reoffered'))
    OR (OLD.state = 'reoffered' AND NEW.state IN ('accepted', 'declined', 'expired'))
    OR (OLD.state IN ('accepted', 'cashed_out', 'won', 'lost', 'void')
      AND NEW.state IN ('cashed_out', 'won', 'lost', 'void')) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a ticket cannot become %', NEW.state USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER tickets_state BEFORE INSERT OR UPDATE OF state ON tickets
  FOR EACH ROW EXECUTE FUNCTION check_ticket_state();
