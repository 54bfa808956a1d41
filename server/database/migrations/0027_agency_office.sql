CREATE TABLE "agency_closes" (
	"agent" uuid NOT NULL,
	"currency_id" integer NOT NULL,
	"day" date NOT NULL,
	"until" bigint NOT NULL,
	"opening" bigint NOT NULL,
	"received" bigint NOT NULL,
	"returned" bigint NOT NULL,
	"given" bigint NOT NULL,
	"taken" bigint NOT NULL,
	"other" bigint NOT NULL,
	"closing" bigint NOT NULL,
	CONSTRAINT "agency_closes_agent_currency_id_day_pk" PRIMARY KEY("agent","currency_id","day"),
	CONSTRAINT "agency_closes_sum" CHECK ("agency_closes"."closing" = "agency_closes"."opening" + "agency_closes"."received" - "agency_closes"."returned" - "agency_closes"."given" + "agency_closes"."taken" + "agency_closes"."other")
);
--> statement-breakpoint
ALTER TABLE "agency_members" ADD COLUMN "may_appoint" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_moves" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "agency_closes" ADD CONSTRAINT "agency_closes_agent_agency_members_user_id_fk" FOREIGN KEY ("agent") REFERENCES "public"."agency_members"("user_id") ON DELETE no action ON UPDATE no action;