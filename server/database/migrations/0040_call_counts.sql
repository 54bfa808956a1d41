CREATE TABLE "call_counts" (
	"caller" text NOT NULL,
	"minute" integer NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "call_counts_minute_caller_pk" PRIMARY KEY("minute","caller")
);
