ALTER TABLE "cash_outs" ADD COLUMN "stake" bigint;--> statement-breakpoint
ALTER TABLE "cash_outs" ADD COLUMN "stake_bonus" bigint;--> statement-breakpoint
ALTER TABLE "cash_outs" ADD COLUMN "taken_under" text;--> statement-breakpoint
ALTER TABLE "cash_outs" ADD CONSTRAINT "cash_outs_taken_under" UNIQUE("taken_under");--> statement-breakpoint
ALTER TABLE "cash_outs" ADD CONSTRAINT "cash_outs_stake" CHECK ("cash_outs"."stake" > 0 and "cash_outs"."stake_bonus" between 0 and "cash_outs"."stake");