-- The audit log is plain rows again. The trigger that refuses a change of an event stays.
drop table audit_links;
drop function link_audit_event();
drop table audit_chain;
