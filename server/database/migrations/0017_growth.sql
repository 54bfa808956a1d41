DROP INDEX "ticket_selections_open";--> statement-breakpoint
CREATE INDEX "ticket_selections_open" ON "ticket_selections" USING btree ("event_id","ticket") WHERE "ticket_selections"."status" = 'open';
--> statement-breakpoint
CREATE INDEX "cash_outs_untaken" ON "cash_outs" USING btree ("expires_at") WHERE "cash_outs"."taken_at" is null;
--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");
