-- Which actions there are is said by the contract, which parses each before it comes here.
alter table play_actions drop constraint play_actions_type_check;
