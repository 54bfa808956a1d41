ALTER TABLE "sessions" ADD COLUMN "started_at" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;