CREATE TABLE "cash_outs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket" uuid NOT NULL,
	"ratio" integer NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"taken_at" bigint,
	CONSTRAINT "cash_outs_terms" CHECK ("cash_outs"."amount" > 0 and "cash_outs"."ratio" between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "cashed_out" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "cashed_stake" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_outs" ADD CONSTRAINT "cash_outs_ticket_tickets_id_fk" FOREIGN KEY ("ticket") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_outs_ticket" ON "cash_outs" USING btree ("ticket");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_cash_out" CHECK ("tickets"."cashed_out" >= 0 and "tickets"."cashed_stake" >= 0);
