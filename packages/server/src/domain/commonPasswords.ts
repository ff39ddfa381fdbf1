const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words so common that no digits and signs behind them help. */
export const COMMON_ROOTS = list(`
  password passwort passwd pass qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm welcome
  admin administrator letmein iloveyou abc abcd abcde abcdef abcdefgh master monkey dragon login
  changeme secret default guest root india krishna shiva ganesh bharat ilove princess sunshine
  football cricket superman batman`)

/**
 * The 3,000 passwords that are tried first, in lower case (OWASP ASVS 5.0, 6.2.4): those of published
 * lists that are dressed for rules like ours, then the most frequent words of all, in the order of
 * zxcvbn's list. Crude ones are left out.
 */
export const COMMON_PASSWORDS = list(`
  12345678 123456789 1234567890 11111111 00000000 12341234 87654321 11223344 123123123 147258369
  987654321 0987654321 88888888 66666666 55555555 22222222 12344321 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc qazwsxedc qazwsx123 zaq12wsx zaq1zaq1
  1qazxsw2 !qaz2wsx 1qaz!qaz 1qaz@wsx !qaz1qaz !qaz@wsx zaq1@wsx p@ssw0rd p@ssword pa$$word
  pa$$w0rd pa55word passw0rd password password1 password12 password123 password1234 password!
  password1! password123! password@1 password@123 password@1234 p@ssw0rd1 p@ssw0rd! p@ssw0rd123
  p@ssword1 p@ssword123 passw0rd! passw0rd1 passw0rd1! welcome1 welcome1! welcome123 welcome123!
  welcome@1 welcome@123 welcome@1234 admin123 admin@123 admin@1234 admin123! admin1234
  administrator qwerty123 qwerty123! qwerty@123 qwerty1! qwerty12 qwerty12! qwerty1234 qwertyui
  qwertyuiop asdfghjk asdfghjkl asdf1234 asdf@1234 asdfasdf zxcvbnm1 zxcvbnm123 abcd1234 abcd@1234
  abcd@123 abc12345 abc@12345 abc123456 abc123!@# a1b2c3d4 a1b2c3d4! aa123456 aa123456! aa@123456
  a123456789 abcdefgh abcdefg1 abcdefg1! abcdef1! iloveyou iloveyou1 iloveyou1! iloveyou2 letmein1
  letmein1! letmein123 trustno1 trustno1! sunshine sunshine1 princess princess1 football football1
  baseball baseball1 superman batman123 starwars starwars1 whatever michelle jennifer computer
  computer1 internet internet1 samsung1 samsung@123 killer123 pokemon1 pokemon123 master123
  master@123 monkey123 dragon123 shadow123 liverpool liverpool1 chelsea1 arsenal1 manchester
  mustang1 corvette mercedes ferrari1 midnight jordan23 jordan123 babygirl babygirl1 lovely123
  loveyou1 lovelove hello123 hello@123 hello123! hellohello goodluck good12345 summer2023!
  summer2024! summer2025! winter2023! winter2024! winter2025! spring2024! spring2025! autumn2024!
  autumn2025! january1 february1 september1 october1 november1 december1 changeme changeme1
  changeme! changeme123 changeme@123 secret123 secret@123 secret123! default1 default123 temp1234
  temp@1234 temporary temporary1 guest123 guest@123 user1234 user@123 user@1234 root1234 root@123
  toor1234 login123 login@123 access14 test1234 test@123 testing1 testing123 testtest demo1234
  demo@123 sample123 india123 india@123 india@1234 india123! bharat123 bharat@123 hindustan
  mumbai123 mumbai@123 delhi123 delhi@123 bangalore1 chennai1 kolkata1 krishna1 krishna@123
  krishna123 ganesh123 ganesh@123 shivam123 shivam@123 jaishriram jaimatadi jaimata@123 omsairam
  omsairam1 sairam123 sairam@123 omnamahshivaya rahul123 rahul@123 priya123 priya@123 amit1234
  amit@123 pooja123 pooja@123 sachin10 sachin@123 sachin123 virat18! virat@18 cricket1 cricket123
  cricket@123 google123 google@123 facebook facebook1 facebook@123 linkedin linkedin1 twitter1
  instagram instagram1 whatsapp whatsapp1 android1 windows1 windows10 windows@10 microsoft
  microsoft1 pakistan pakistan1 pakistan123 nepal123 nepal@123 lanka123 bangladesh spiderman
  spiderman1 naruto123 minecraft minecraft1 fortnite fortnite1 charlie1 freedom1 thomas123 michael1
  michael123 daniel123 jessica1 ashley123 nicole123 anthony1 matthew1 andrew123 joshua123 william1
  patrick1 richard1 elizabeth victoria alexander benjamin jonathan christian christopher samantha
  stephanie cristina alejandra 1234qwer 1234qwer! qwer1234 qwer1234! qwer@1234 123qweasd 123qwe!@#
  123qweasdzxc 1234abcd 1234abcd! 12345abc 123abc!@# 123456aa 123456ab 123456abc 123456qwerty
  12345qwert 12345678a 12345678a! 123456789a 1234567a zxcv1234 zxc123456 z1x2c3v4 q123456789
  woaini1314 woaini520 5201314520 asd123456 asd123!@# kathasagar kathasagar1 kathasagar1!
  kathasagar@123 qwerty dragon abc123 monkey letmein shadow master michael mustang qazwsx jordan
  123qwe killer hunter harley zxcvbnm asdfgh buster andrew batman soccer tigger charlie robert
  thomas ranger daniel hockey george jessica pepper klaster zxcvbn freedom joshua maggie ginger
  amanda ashley cheese nicole summer matthew chelsea dallas biteme matrix william yankees taylor
  austin access martin heather thunder merlin secret diamond hello anthony hammer silver gfhjkm
  justin patrick richard bailey golfer scooter orange cookie maverick jackson sparky phoenix mickey
  bigdog snoopy guitar chicken morgan andrea camaro peanut ferrari falcon cowboy welcome samsung
  steelers smokey joseph dakota melissa arsenal boomer eagles tigers marina nascar gateway yellow
  porsche monster spider diablo hannah bulldog junior london purple compaq lakers iceman hardcore
  cowboys money banana ncc1701 boston brandon tennis johnny miller coffee scooby edward nikita
  yamaha mother barney brandy chester oliver charles player knight forever steven rangers chicago
  bigdaddy redsox angel badboy please fender chris jasper james slayer rabbit natasha rachel marine
  wizard marlboro raiders prince casper fishing flower crystal jasmine iwantu adidas winter winner
  gandalf enter ghbdtn angela golden lauren cocacola winston madison angels panther blowme spanky
  shannon sophie johnson david thx1138 toyota tiger murphy canada danielle muffin liverpoo cooper
  apples dennis jackie black sandra pokemon 123abc slipknot carlos qazxsw 123456a scorpion qwaszx
  nathan startrek rainbow newyork redskins gemini cameron florida turtle nicholas wilson sierra
  viking booger doctor rocket victor dolphins captain bandit jaguar packers pookie peaches dolphin
  helpme tucker theman maxwell tiffany jeremy debbie albert lovers maddog monica united giants
  nirvana metallic hotdog rosebud mountain warrior stupid elephant success bond007 jackass bonnie
  alexis lucky jason scorpio samson q1w2e3 azerty rush2112 driver freddy willie calvin sydney
  gators dexter red123 123456q 12345a bubba creative voodoo happy arthur trouble america nissan
  gunner stella rebecca garfield gordon jessie parker apollo eminem december legend airborne beavis
  august apple brooklyn godzilla skippy buddy qwert kitten magic shelby beaver phantom nothing
  asdasd williams xavier braves darkness blink182 travis copper platinum qweqwe tomcat girls bigboy
  green power animal police online voyager lifehack 12qwaszx sniper trinity walter blazer heaven
  lover snowball loveme bubbles hooters cricket marvin willow donkey topgun nintendo family saturn
  november destiny gabriel pumpkin digital sergey redwings explorer chance private runner therock
  guinness lasvegas beatles cassie christin qwerty1 celtic andrey broncos nelson donald eclipse
  scott fluffy louise cartman michigan carolina testing little samuel alexande steve birdie pantera
  cherry gibson sharon vampire peter mexico buffalo genius montana maximus flyers school lovely
  stalker metallica doggie carter kristina kimberly spencer snickers barbara speedy sabrina carmen
  marcus bronco lol123 friends paradise yankee horses magnum dreams caroline lacrosse ou812 goober
  enigma member qwertyu scotty bollocks sammy surfer brian poohbear genesis asd123 qweasdzxc racing
  friend hello1 hawaii eagle1 viper october vanessa billy poopoo einstein 12345q stanley walker
  drowssap courtney simple stephen badger alaska action denise jester drummer spitfire patricia
  forest maryjane champion diesel svetlana friday kevin gregory pamela frank hotrod chevy anderson
  lucky1 westside douglas security google badass tester shorty thumper hitman mozart general reddog
  music melanie lizard a123456 ruslan vincent eagle 1232323q scarface teresa sweet marshall a12345
  olivia buddha veronica frankie spirit money1 stargate antonio qwe123 naruto mercury natalie
  liberty semperfi suzuki popcorn spooky marley system brittany scotland kelly claudia kitty
  cherokee vikings simpsons death rascal leslie qweasd jimmy hummer loveyou patches allison rocky
  adrian russia jupiter penguin passion howard vfhbyf honda vladimir andre franklin sandman homer
  passport raider infinity bulldogs fantasy horney domino budlight disney norman ironman softball
  francis bishop brutus jeffrey redrum bigred brooke jesus mnbvcxz fktrcfylh karina marines digger
  ireland kawasaki cougar fireman oksana college russell alicia houston monday bradley sarah
  justice super wildcats tinker logitech duncan dancer swordfis avalon everton reggie alexandr
  motorola timothy molly patriots hentai madonna claire eugene ducati colorado connor indian kermit
  juventus galore house smooth freeuser warcraft simpson boogie titanic wolverin elizabet arizona
  valentin georgia saints asdfg accord baxter denver test123 mitchell christ yfnfif smith stinky
  zachary roland brenda spiderma naughty chopper ncc1701d extreme skyline water virginia zombie
  pearljam froggy awesome vision pirate fylhtq alyssa dreamer bullet predator empire 123123a kirill
  people panthers elvis skipper nemesis rasdzv3 peekaboo simon rolltide alison american cardinal
  arnold daddy psycho danger mookie happy1 wanker chevelle manutd goblue hobbes vegeta tommy
  fyfcnfcbz picard burton bobby windows loverboy victory vfrcbv bambam serega turkey tweety galina
  hiphop rooster berlin taurus polina electric ronald avatar maksim raptor alpha1 hendrix newport
  kenneth brazil spring a1b2c3 madmax england alpha france britney sublime darkside bigman wolfpack
  classic hercules lawrence lincoln ronaldo 1q2w3e blizzard 123456789q cheyenne cjkysirj tiger1
  wombat bubba1 raymond brother kristen pandora zxc123 holiday simone wildcat devils kramer horse
  alabama caesar basketball buddy1 sterling bondage carrie pickle shaggy sports catch22 leather
  chronic flowers admin robbie qqq111 qaz123 perfect gracie airplane kodiak freepass amber billybob
  sunset katana crazy maria phpbb chocolat snowman angel1 stingray candy firebird wolves zeppelin
  detroit garcia pontiac gundam panzer fisher pretty outlaw connie business trevor honey redhead
  tarheels greenday nastya hardon engineer savage dragon1 hellfire serenity cobra service michele
  sasha fireball lickme miranda darkstar flash remember white harvey oscar strike beauty freddie
  pavilion bobafett dbrnjhbz bigmac bowling chris1 clinton ytrewq future jenny jones wallace
  harrison natali pyramid rulez dodgers apache swimming morris whynot teens trooper defender
  precious packard weasel popeye lucifer cancer icecream raven stewart swordfish tanner presario
  sandy viktor rockstar blonde manager cheryl norton james1 control wutang spike julian atlanta
  airforce thailand casino looking lennon mouse paris hacker bluebird hawkeye theone catfish elaine
  sailor goldfish dustin nfnmzyf light tattoo design pervert barbie maxima roscoe nipples machine
  trucks herman wrangler rocks tornado lights cadillac bubble jerry pegasus madman longhorn philip
  laura browns target orlando eatme stefan dilbert katie christia baller winnie cannon shooter
  xfiles street seattle qazqaz cthutq amateur prelude corona freaky malibu beach assassin atlantis
  integra iloveu regina lonewolf dragons monkey1 unicorn software bobcat stealth kristin stacey
  peewee openup student srinivas angelina newton leonardo young zaqwsx valentina shotgun lolita
  trigger enjoy athena veronika bruins coyote babydoll joker country dollar lestat rocky1 hottie
  random potter wordpass smiley sweety snake chipper woody samurai devildog gizmo video valerie
  maddie soso123aljg powers mistress flipper express hjvfirf elena moose cessna piglet goldie
  polaris teacher montreal cookies father wolfgang scully fatboy ladies wicked daisy balls tickle
  bunny dfvgbh castle foobar transam single pepsi oicu812 basketba toshiba hotstuff jasmin sunday
  booty gambit ronnie impala texas birthday stephani hooker lancer knicks shamrock stinger savannah
  kathleen roberto redneck benson deftones squirt siemens blaster goldberg trucker alfred subaru
  renegade shelly ibanez manson swinger reaper blondie casey hamilton mylove minnie lindsay harry
  galaxy farmer gloria blahblah dudley special enterpri travel babylon5 indiana skeeter master1
  sugar ficken great smoke bigone sweetpea trfnthbyf curtis freeman marino escort smitty bigfoot
  joanne babes check larisa trumpet spartan valera tristan babylon asdfghj sister yankees1 stormy
  mister hamlet aardvark marathon andreas paladin cavalier skater seven napoleon indigo hornet
  rusty buckeyes indians karate wonder hesoyam julie pierre jerome toronto holland diamonds aurora
  chiefs buckeye sweetie highland charger redman chandler brandi passwor maiden griffin drpepper
  campbell monika leonard brown storm autumn bernie garden linda pencil millie sherlock timber
  thuglife insane pizza jungle mariah jesus1 aragorn 1a2b3c hamster david1 audrey triumph techno
  lollol sidney pioneer catdog sophia fktrctq morpheus pascal sampson shadow1 island hobbit
  consumer blabla aaron justme stones marion chrissy tyler marie spartak goforit burger pitbull
  adgjmptw kelsey nadine karen italia barcelona harold hunting kaiser artist colors martha german
  sammie kissme virgin nicolas overlord mario isabella pebbles sundance emerald doggy callie
  isabelle racecar irina germany element zipper alpine basket holly goddess poison shirley change
  nipple wesley sakura eddie chichi huskers christy marcel danny q12345 ultimate dirty ncc1701e
  blackie inside nicola nikki rommel caserta omega geronimo watson sergio sammy1 trojan 123qwe123
  philips nugget tarzan chicks aleksandr warren trixie cream sherry manuel portugal webster anakin
  dodger bomber superfly madness michel global q1w2e3r4t5y6 loser 123asd yvonne fatcat ybrbnf
  florence soldier energy warlock wrinkle1 desire bianca martina larry seminole alejandr peace
  westham andrei concrete hector harris margaret bernard letmein2 ladybug network christop trombone
  history tintin sherman bluesky chuck rhbcnbyf qazxswedc pleasure logan cotton onelove cdtnkfyf
  january vfvjxrf lindsey sunny titans stallion holden archie brianna missy truck smile party
  singer hansolo blue22 natalia angelo smiles phillip joanna beagle panama kingkong flatron inferno
  mongoose connect poiuyt snatch qawsed juice blessed rocker dominic snakes personal turbo bluemoon
  emily finger jamaica a1234567 alberto mulder beetle forget passat immortal jamie susan plastic
  whiskey dietcoke spunky giovanni magic1 monitor cactus exigen markus patton planet ripper spyder
  apple1 nolimit abigail daniela katrina waters morrison hollywoo sticky trunks always diana japan
  mission speed clifford april pickles fernando holmes sailing freak bonehead ghbdtnbr million
  delta darren newman charlott rubber molly1 yomama hongkong jumper sylvia faster unreal bertha
  memphis maurice nylons rodney kennedy legion sebastia shalom pentium geheim dodge brooks movie
  werewolf funtime ferret orion kingdom curious graham niners dream milton cantona sprite philly
  pacific pirates abgrtyu gilbert lollipop french palmer eternity office boeing super123 sweets
  sheila cooldude stars tottenha africa green1 jackoff monique irish anything foster stocking
  columbia moomoo martini tracey biscuit drizzt colt45 camera isabel fossil robinson makaveli
  snapper satan666 solomon maniac salmon patriot verbatim jacob jersey nasty shasta asdzxc standard
  shaved blackcat raistlin qwerty12345 punkrock infantry cjkywt gerald waterloo clayton crimson
  dillon twister oxford ricardo serena musicman seinfeld flight maxine biggie denis silvia condor
  colleen ravens megadeth wolfman cosmos sharks teddy bruce banshee keeper foxtrot anton gn56gn56
  damien skywalke velvet black1 sesame garrett squirrel privet sunrise wolverine roxanne legolas
  grendel ghost western felix carrot frosty lvbnhbq herbert blades marlin stardust stone qazwsxed
  coolio brownie butler helena groovy twilight penny trains daytona mollie vanhalen pikachu peanuts
  licker hershey jericho intrepid ninja grace zaq123 search lobster goblin bottom punisher strider
  shogun kansas murray suzanne darwin amadeus seven7 jason1 neptune showtime support muscle oldman
  bruno ekaterina henry rfrfirf getsome showme obiwan skittles whitney english danni tanker maestro
  capital tarheel thanks anubis hannibal newlife gothic shark fighter blue123 brendan blues 123456z
  princes slick chaos thunder1 sabine evelyn preston cindy roman python test1 mirage blood devil
  clover richie tequila surfing delete potato review chubby panasonic sandiego porter portland
  bentley baggins penelope fusion buffy derrick sooners blackdog harmony malcolm californ moscow
  playtime mature safety allen 1a2b3c4d dagger stimpy christine lester asdf123 turner gangster
  warriors iverson chargers byteme lucas swallow liquid misty lucky7 dingdong nymets cracker
  mushroom crusader mobile bigguy miami dkflbvbh bugger robin nimrod anastasia tazman stranger
  newpass doodle monroe powder volume archer collins gotcha battle marco guardian dublin miguel
  masters slapshot septembe stuart pepsi1 milano short grizzly woody1 knights photos janice
  angelica scarlett damian nookie charly lorenzo rammstein brasil scruffy munchkin poopie camille
  kittycat latino santiago world walnut thegame gerard viper1 1passwor kolobok picasso robert1
  barcelon bananas trance auburn coltrane starcraft wheels parrot postal blade dorothy blackman
  wisdom dusty gorilla tamara quality katerina engine pass123 andrew1 shaney14 carlo dumbass
  cassidy osiris oakland luther discover ranger1 spanking lonestar sally annie bingo meridian
  bender heather1 dookie stonecol megaman bridge terry rjntyjr ledzep violet madrid lowrider randy
  firefly alexandra phoebe griffey racerx paradox ghjcnj beautiful gangsta zaq1xsw2 julia tacobell
  women weezer sirius halflife buffett shiloh vertigo sergei loving aliens carson sobaka catalina
  keyboard sadie kangaroo sinner soccer1 bonjour socrates chucky thompson hotboy cynthia hoover
  sprint sarah1 finish scarlet celica shazam formula1 stevie sommer frances trebor qwerasdf
  national mailcreated5240 bollox elwood honda1 lorraine rebels vacation lexmark melvin penguins
  ragnarok formula claude tempest vfhecz tacoma qwertz colombia flames rockon prodigy wookie
  sebastian dodgeram romeo mustangs 123qaz sithlord smoker server incubus window scoobydo oblivion
  molson kitkat mystery titleist megan rescue magnolia carpet director richmond melinda celeste
  lawyer bigballs kenny tardis roger jimbob xanadu bobbie blueeyes shaman mersedes pooper dixie
  wright golfing hearts garbage sheena ashton mallard kenwood springer cowboys1 oracle lizzie
  123zxc nuttertools martinez topper chloe janine roberts imagine elliott shemale sleepy gremlin
  yourmom gateway1 imperial printer monkeys grateful peterpan hudson mikey kingston cooler faith
  jimbo gillian asterix freckles esther birdman frank1 defiant aussie margarita blondes donnie
  tatyana wayne bridget aspirine mariners jackal tobias deadhead katrin research anime rootbeer
  weather frogger israel children forgot frederic scooter1 mandy hallo account noodles photo
  thomas1 parola shaolin willis celine willy palace plymouth nellie creampie santos justdoit rogers
  ohyeah fatass amazon 1234567q laurie kisses ludwig magnus queen camel nopass deanna bosco harley1
  putter champs massive spidey lightnin camelot bryan letsgo gizmodo aezakmi bones caliente tatiana
  broken goodtime thankyou raiders1 brucelee redalert aquarius catherin smokin mypass payton lonely
  active astros roller porkchop sapphire shopping qwert123 kevin1 a1s2d3f4 beckham temple marian
  atomic rusty1 marvel vanilla qazwsxedcrfv unknown fletcher mason hunter1 kaktus cxfcnmt blacky
  elvis1 aggies blackjac picture bangkok sooner hastings scream 123321q iforgot power1 myself
  kasper judith abc12 buster1 slappy veritas chevrole amber1 vader painter amsterdam kristi jammer
  primus spectrum valley ernest eduard granny sasha1 clancy usa123 satan diamond1 avenger spankme
  simba dylan smudge scrappy melody atlantic beatrice labrador john316 harder southern syracuse
  front242 falcons rosemary husker candyman commando gator timmy sanchez pacman delta1 center stuff
  pancho krishna darling fatman elijah throat clitoris pineappl keith lemons 8j4ye3uz kelley
  barkley vulcan punkin alice odessa boner celtics method monopoly flyboy space romashka hamburg
  gangbang area51 spartans bennett aaa111 tricky snuggles asian carol anders annette drago homerun
  vectra homer1 charlotte jesse hermes grover topcat vivian cuddles carolyn infiniti 1234567890q
  cosworth hayden forrest goodbye billie blake goose jeremiah phoenix1 killer1 ivanov bossman
  qawsedrf peugeot exigent doberman pauline durango brandon1 plumber telefon franco horndog
  emmanuel laguna rbhbkk webmaster breeze beast porsche9 beefcake reality leopard redbull oscar1
  dalton shelley topdog godsmack theking omega1 speaker strong viktoria dance bowler starbuck
  gjkbyf hungry content valhalla night anarchy blacks herbie kingpin writer starfish nokia clarence
  loveit achilles labtec ncc1701a fitness jordan1 drake brando kicker napass desert sailboat bohica
  tractor hidden muppet jackson1 jimmy1 terminator phillies kentucky pa55w0rd terror bella farside
  caitlin swingers legacy ramona frontier amelia doughboy jrcfyf tuesday matilda september sabbath
  daniel1 nebraska homers qwertyuio azamat fallen maryland oakley agent007 oklahoma striker camels
  iguana looker pinkfloy moloko latin double chang qwerty123456 dannyboy luckydog rhonda pistol
  whocares charmed skiing select studio franky houses elliot javier puppy tanya nathalie boris
  daniil conrad miles command vladik vette vfrcbvrf stoner ihateyou nevada moneys vkontakte
  mandingo puppies california funny crash mystic maynard zidane eileen kotenok tyrone dilligaf
  budman bunghole zvezda stick jennie triton golfball today technics carlton trojans panda river
  rafael church laptop rookie aberdeen gustav shane jethro enterprise escape stripper filter
  hurrican rfnthbyf lespaul gizmo1 central butch dthjybrf belinda handsome excalibu nofear momoney
  possum cutter metal bigger brothers bethany oilers randall moocow cupcake gbpltw batman1 splash
  svetik leader super1 soleil bogdan melissa1 vipers babyboy tdutybq lancelot sabina ccbill
  keystone passwort juliet russian madden flamingo australia firefox marilyn dogman vortex rebel
  noodle raven1 zaphod killme verona chase babies coolman danila designer skinny kamikaze deadman
  bacon attack gopher doobie somethin reagan warhammer bradford deeznuts freaks engage chevy1
  steve1 torres apollo13 poncho hammers azsxdc dracula donna sassy boots deskjet cancel macdaddy
  mighty rangers1 oregon ralph manchest tight hilton sterlin marissa casey1 justine michaela dawson
  fabian meatball mailman sinatra columbus cthulhu summer1 grandma ready bubbas lewis cartoon chair
  bicycle jenna bryant helen truelove sentinel kathy tolkien wendy breast capone lickit summit
  123456k peter1 hailey daisy1 beverly kitty1 julius universe 123456789z meghan crazy1 nancy
  jamesbon texas1 kathryn eleven miracle bowser davis sonic billyboy redhot traffic microsof
  microlab saint demon military daddy1 rockets iloveyo fernand gordon24 danie cutlass function
  polska titties pantyhos sweden conner lifetime thekid theodore aikido rugby gofish pilot mayday
  bloody 1234qwe market bonita tracy anfield lansing elvira scotch catman hustler hayley dfkthbz
  peters passwor1 jenny1 azsxdcfv cheers irish1 gabrie tinman orioles scottie charlton fortuna
  santana airbus china station rustam xtreme bigmoney zxcasd retard fatima grumpy huskies boxing
  4runner selena kelly1 ultima warlord fordf150 oranges rotten betty asdfjkl superstar denali
  terminal sultan bikini saratoga figaro sixers wildfire vladislav gretchen hollywood sparta kristy
  mayhem wilbur greenbay chewie music1 number1 cancun models running fabie marlene mellon tammy
  trinidad poiuytrewq cloud9 crunch fashion bigtime chicken1 piccolo bigbird billy1 sport miriam
  maradona sandro chester1 bizkit rjirfrgbde rightnow jasmine1 hyperion hansen natural treasure
  meatloaf armani rovers jarhead cruise emerson coconut dragoon utopia davids revenge cosmo
  catherine rfhbyf reebok charli giorgi sticks camilla sayang pass1234 exodus japanese anaconda
  pedro zaqxsw`)
