-- A part of ledger_entries has a name of its own: the transactions are told apart by theirs.
CREATE OR REPLACE FUNCTION check_transaction_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked bigint;
BEGIN
  IF TG_TABLE_NAME = 'ledger_transactions' THEN checked := NEW.id; ELSE checked := NEW.transaction_id; END IF;
  IF (SELECT count(*) FROM ledger_entries WHERE transaction_id = checked) < 2 OR EXISTS (
    SELECT 1 FROM ledger_entries WHERE transaction_id = checked GROUP BY currency_id HAVING sum(amount) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', checked USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
