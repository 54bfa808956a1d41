CREATE INDEX "game_rounds_opened" ON "game_rounds" USING btree ("opened_at");
--> statement-breakpoint
-- A function keeps the plan of its first calls. A month's part is empty then: the plan would read it whole, for as long
-- as it grows and no ANALYZE has been.
ALTER FUNCTION check_transaction_balance() SET enable_seqscan = off;
