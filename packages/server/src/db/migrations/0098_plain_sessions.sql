-- Sessions are listed by their date; what a browser calls itself is stored no more.
alter table sign_ins drop column device, drop column method;
