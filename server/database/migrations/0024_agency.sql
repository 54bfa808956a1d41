CREATE TABLE "agency_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid,
	"is_agent" boolean NOT NULL,
	"code" text,
	"joined_at" bigint NOT NULL,
	CONSTRAINT "agency_members_code_unique" UNIQUE("code"),
	CONSTRAINT "agency_members_code" CHECK ("agency_members"."is_agent" = ("agency_members"."code" is not null))
);
--> statement-breakpoint
CREATE TABLE "agency_paths" (
	"above" uuid NOT NULL,
	"below" uuid NOT NULL,
	"depth" integer NOT NULL,
	CONSTRAINT "agency_paths_above_below_pk" PRIMARY KEY("above","below")
);
--> statement-breakpoint
CREATE TABLE "credit_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"receipt" bigserial NOT NULL,
	"agent" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"currency_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"at" bigint NOT NULL,
	"key" text,
	CONSTRAINT "credit_moves_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "credit_moves_key" UNIQUE("agent","key"),
	CONSTRAINT "credit_moves_amount" CHECK ("credit_moves"."amount" <> 0 and "credit_moves"."agent" <> "credit_moves"."user_id")
);
--> statement-breakpoint
ALTER TABLE "agency_members" ADD CONSTRAINT "agency_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_members" ADD CONSTRAINT "agency_members_parent_users_id_fk" FOREIGN KEY ("parent") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_paths" ADD CONSTRAINT "agency_paths_above_agency_members_user_id_fk" FOREIGN KEY ("above") REFERENCES "public"."agency_members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_paths" ADD CONSTRAINT "agency_paths_below_agency_members_user_id_fk" FOREIGN KEY ("below") REFERENCES "public"."agency_members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_moves" ADD CONSTRAINT "credit_moves_agent_users_id_fk" FOREIGN KEY ("agent") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_moves" ADD CONSTRAINT "credit_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_members_parent" ON "agency_members" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "agency_paths_below" ON "agency_paths" USING btree ("below");--> statement-breakpoint
CREATE INDEX "credit_moves_agent" ON "credit_moves" USING btree ("agent","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credit_moves_user" ON "credit_moves" USING btree ("user_id","at" DESC NULLS LAST);