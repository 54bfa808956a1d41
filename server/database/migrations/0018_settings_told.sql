-- Whoever changes a setting, every process that keeps settings in memory is told.

CREATE FUNCTION tell_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('operator_settings', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER operator_settings_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON operator_settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_settings();
