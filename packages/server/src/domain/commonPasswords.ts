const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words so common that no digits and signs behind them help. */
export const COMMON_ROOTS = list(`
  password passwort passwd pass qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm welcome
  admin administrator letmein iloveyou abc abcd abcde abcdef abcdefgh master monkey dragon login
  changeme secret default guest root india krishna shiva ganesh bharat ilove princess sunshine
  football cricket superman batman`)

/** Frequent passwords of published lists that are long enough to be tried here, in lower case. */
export const COMMON_PASSWORDS = list(`
  12345678 123456789 1234567890 11111111 00000000 12341234 87654321 11223344 123123123 147258369
  987654321 0987654321 88888888 66666666 55555555 22222222 12344321 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
  q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc qazwsxedc qazwsx123 zaq12wsx zaq1zaq1 1qazxsw2 !qaz2wsx
  1qaz!qaz 1qaz@wsx !qaz1qaz !qaz@wsx zaq1@wsx p@ssw0rd p@ssword pa$$word pa$$w0rd pa55word passw0rd
  password password1 password12 password123 password1234 password! password1! password123!
  password@1 password@123 password@1234 p@ssw0rd1 p@ssw0rd! p@ssw0rd123 p@ssword1 p@ssword123
  passw0rd! passw0rd1 passw0rd1! welcome1 welcome1! welcome123 welcome123! welcome@1 welcome@123
  welcome@1234 admin123 admin@123 admin@1234 admin123! admin1234 administrator qwerty123 qwerty123!
  qwerty@123 qwerty1! qwerty12 qwerty12! qwerty1234 qwertyui qwertyuiop asdfghjk asdfghjkl asdf1234
  asdf@1234 asdfasdf zxcvbnm1 zxcvbnm123 abcd1234 abcd@1234 abcd@123 abc12345 abc@12345 abc123456
  abc123!@# a1b2c3d4 a1b2c3d4! aa123456 aa123456! aa@123456 a123456789 abcdefgh abcdefg1 abcdefg1!
  abcdef1! iloveyou iloveyou1 iloveyou1! iloveyou2 letmein1 letmein1! letmein123 trustno1 trustno1!
  sunshine sunshine1 princess princess1 football football1 baseball baseball1 superman batman123
  starwars starwars1 whatever michelle jennifer computer computer1 internet internet1 samsung1
  samsung@123 killer123 pokemon1 pokemon123 master123 master@123 monkey123 dragon123 shadow123
  liverpool liverpool1 chelsea1 arsenal1 manchester mustang1 corvette mercedes ferrari1 midnight
  jordan23 jordan123 babygirl babygirl1 lovely123 loveyou1 lovelove hello123 hello@123 hello123!
  hellohello goodluck good12345 summer2023! summer2024! summer2025! winter2023! winter2024!
  winter2025! spring2024! spring2025! autumn2024! autumn2025! january1 february1 september1
  october1 november1 december1 changeme changeme1 changeme! changeme123 changeme@123 secret123
  secret@123 secret123! default1 default123 temp1234 temp@1234 temporary temporary1 guest123
  guest@123 user1234 user@123 user@1234 root1234 root@123 toor1234 login123 login@123 access14
  test1234 test@123 testing1 testing123 testtest demo1234 demo@123 sample123 india123 india@123
  india@1234 india123! bharat123 bharat@123 hindustan mumbai123 mumbai@123 delhi123 delhi@123
  bangalore1 chennai1 kolkata1 krishna1 krishna@123 krishna123 ganesh123 ganesh@123 shivam123
  shivam@123 jaishriram jaimatadi jaimata@123 omsairam omsairam1 sairam123 sairam@123 omnamahshivaya
  rahul123 rahul@123 priya123 priya@123 amit1234 amit@123 pooja123 pooja@123 sachin10 sachin@123
  sachin123 virat18! virat@18 cricket1 cricket123 cricket@123 google123 google@123 facebook
  facebook1 facebook@123 linkedin linkedin1 twitter1 instagram instagram1 whatsapp whatsapp1
  android1 windows1 windows10 windows@10 microsoft microsoft1 pakistan pakistan1 pakistan123
  nepal123 nepal@123 lanka123 bangladesh spiderman spiderman1 naruto123 minecraft minecraft1 fortnite
  fortnite1 charlie1 freedom1 thomas123 michael1 michael123 daniel123 jessica1 ashley123 nicole123
  anthony1 matthew1 andrew123 joshua123 william1 patrick1 richard1 elizabeth victoria alexander
  benjamin jonathan christian christopher samantha stephanie cristina alejandra 1234qwer 1234qwer!
  qwer1234 qwer1234! qwer@1234 123qweasd 123qwe!@# 123qweasdzxc 1234abcd 1234abcd! 12345abc 123abc!@#
  123456aa 123456ab 123456abc 123456qwerty 12345qwert 12345678a 12345678a! 123456789a 1234567a
  zxcv1234 zxc123456 z1x2c3v4 q123456789 woaini1314 woaini520 5201314520 asd123456 asd123!@#
  kathasagar kathasagar1 kathasagar1! kathasagar@123`)
