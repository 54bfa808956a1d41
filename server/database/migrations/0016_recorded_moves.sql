-- In two steps: moves that are there keep none, for nobody knows when they were written.
ALTER TABLE "ticket_moves" ADD COLUMN "recorded_at" bigint;--> statement-breakpoint
ALTER TABLE "ticket_moves" ALTER COLUMN "recorded_at" SET DEFAULT floor(extract(epoch from clock_timestamp()) * 1000)::bigint;