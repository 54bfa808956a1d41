CREATE TABLE "settled_results" (
	"event_id" text PRIMARY KEY NOT NULL,
	"result" text NOT NULL,
	"settled_at" bigint NOT NULL
);
