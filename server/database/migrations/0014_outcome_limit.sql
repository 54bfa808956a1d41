ALTER TABLE "tickets" ADD COLUMN "outcome_limit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "least_stake" bigint DEFAULT 0 NOT NULL;