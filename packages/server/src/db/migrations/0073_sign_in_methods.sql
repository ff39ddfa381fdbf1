-- By what each sign-in was begun; nothing is known of those from before, and of guests.
alter table sign_ins add column method text;
