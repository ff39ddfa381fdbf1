import type { HarmRule } from '../rule.ts'

const MEAT =
  '(goat|goats|sheep|lamb|lambs|chicken|chickens|hen|hens|rooster|pig|pigs|ox|oxen|bull|buffalo|deer|stag|rabbit|rabbits|hare|duck|ducks|goose|geese|turkey|boar|pigeon|pigeons|calf|camel|fish)'
const MEAL =
  '(feast|dinner|supper|lunch|breakfast|meal|curry|stew|soup|broth|biryani|kebabs?|eid|bakrid|bakra id|wedding|guests?|winter|easter|christmas|diwali|festival|meat|food|table|pot|kitchen|sacrifice|village|family|eat|feed|cook|roast)'
const GOSHT =
  '(murgi|murga|murge|murgiyan|bakra|bakre|bakri|memna|memne|machhli|machli|khassi|bhed|bater|teetar|unt|dumba|batakh)'
const DAWAT =
  '(salan|saalan|biryani|dawat|davat|daawat|qurbani|kurbani|bakrid|id|eid|handi|deg|mehman~|curry|kari|shorba|pulav|pulao|bhun~|paka~|khana|dinner|gosht|masala|masale|tandoor|kabab|keema|khila~|roast|bhoj|shadi|pakva~|tari)'
/** Matches if no word of pleasure or torment follows in the sentence. */
const KINDLY =
  '(?!(<12> )?(alive|slowly|scream~|suffer~|fun|torture~|bleed~|cries|squeal~|zinda|jinda|tadap~|tadpa~|maza|maja|maze|dheere|chikh~|cheekh~|ek ek|yatna|khelo) )'

const SLAUGHTER_FOR_FOOD: readonly string[] = [
  `${KINDLY}(kill|kills|killed|butcher|butchers|butchering|slaughter|slaughters|cut up|cut|cuts|chop|hunt|hunts|sacrifice~) (<1> )?(the |a |an |our |my |two |three |some |best |fattest |fat )*${MEAT} (and (cook~|roast~|salt~|share~|serve~|smoke~|eat|grill~|feed|prepare)|(for|to) (<4> )?${MEAL})`,
  `${KINDLY}(kill|kills|butcher|butchers|slaughter|slaughters) (the |a |an |two |some )*${MEAT} (?=and (<2> )?it for)`,
  `${KINDLY}${GOSHT} (<3> )?(kat~|kaat~|katkar|zibah|jibah|halal) (<6> )?${DAWAT}`,
  `${KINDLY}(dawat|eid|bakrid|mehman~|biryani|salan|shadi) (<6> )?${GOSHT} (<2> )?(kat~|kaat~|katkar|halal)`,
]

const CRUELTY =
  '(torture|tortures|tortured|torturing|torments?|tormenting|beat|beats|beaten|beating|whip|whips|whipped|whipping|flog|flogs|flogging|hurt|hurts|hurting|harm|harms|harmed|kick|kicks|kicking|kill|kills|killed|killing|hit|hits|hitting|burn|burns|burning|starve|starves|starved|mutilate|mutilates|slap|slaps|lash|lashes|stone|stones|drown|drowns|strike|strikes)'
const FORBIDDEN: readonly string[] = [
  `(nobody|no ?one|none|no (king|queen|man|woman|soldier|guard|child|person|servant|son of mine|knight)) (<1> )?(who |here |ever |may |shall |can |will |should |must |is |has |gets |to |be |dares |dare |in my (kingdom|land|house|court) |(of|among) (us|you) )*${CRUELTY}`,
  `(whoever|anyone who|those who|he who|any man who|if anyone|if you|if any of you|why do you|why would you|how can you|how could you|how dare (you|he|she|they|anyone)) (<1> )?${CRUELTY}`,
  `(end|no more|against|without) (the )?${CRUELTY}`,
  `(forbid|forbids|ban|bans|abolish|abolishes|outlaw|outlaws|condemn|condemns|oppose|opposes) (<2> )?${CRUELTY}`,
  `${CRUELTY} (of )?(<2> )?(is|are) (<1> )?(forbidden|wrong|banned|not allowed|a crime|evil|cruel|shameful|cowardly|a sin|against|not our way|no way)`,
  '(patthar |lathi |danda |laat |chabuk |kode |thappad |jaan se |haath )?(nahi|na) (marega|marenge|marunga|marungi|maroge|marna|marne|pitega|pitenge|pitunga|pitna|satayega|satayenge|sataunga|satana|jalayega|jalana|katega|katenge|katna|tadpa~)',
  '(marna|maarna|pitna|peetna|satana|marna pitna|jalana|katna|yatna dena|(patthar|kode|lathi|laat|chabuk) marna) (<1> )?(band|mana|galat|paap|gunah|bura|uchit nahi|theek nahi|thik nahi|achchi baat nahi|jurm|apradh|rok~)',
  '(kutte|bacche|bachche|kaidi|budhe|bhikhari|gaay|billi|garib|naukar|janwar) (<1> )?ko (<1> )?(marna|maarna|pitna|peetna|satana|yatna dena|yatna de) (<1> )?(band|mana|galat|paap|gunah|bura|uchit nahi|theek nahi|jurm|apradh)',
]

const ANIMAL =
  '(dog|dogs|puppy|puppies|pup|cat|cats|kitten|kittens|cow|cows|calf|calves|bird|birds|sparrow|sparrows|pigeon|pigeons|parrot|parrots|monkey|monkeys|horse|horses|donkey|goat|goats|lamb|lambs|sheep|squirrel|squirrels|rabbit|rabbits|bunny|frog|frogs|mouse|mice|rat|rats|hamster|turtle|tortoise|elephant|elephants|fawn|foal|pet|pets|animal|animals|chick|chicks|duckling|butterfly|butterflies|fly|insects?|lizard|peacock|piglet|pig|stray|strays|bull|buffalo|ox|camel|deer|dove|owl|crow)'

const JANVAR =
  '(kutta|kutte|kutto|kutton|kuttiya|pilla|pille|pillo|pillon|billi|billiyon|billa|gaay|gai|gaaye|gayo|bachhda|bachhde|bakri|bakre|chidiya|chidiyo|chidiya ke|kabootar|kabutar|tota|tote|bandar|bandaro|ghoda|ghode|gadha|gadhe|khargosh|gilahri|mendhak|medhak|chuha|chuhe|haathi|hathi|janwar|janvar|jaanwar|janwaro|janwaron|titli|murgi|chuza|chuje|mor|bail|bhains|puppy|puppies|dog|kitten)'

const HELPLESS =
  '(old (man|woman|beggar|men|women|lady|widow|couple)|elderly~|beggar|beggars|blind~|cripple|crippled|lame|orphan|orphans|baby|babies|infant|infants|newborn|newborns|toddler|child|children|kid|kids|boy|girl|prisoner|prisoners|captive|captives|hostage|hostages|slave|slaves|servant|servants|maid|maids|bound~|tied up|chained|unarmed|helpless|defenceless|defenseless|sleeping|unconscious|sick|wounded|weak|pregnant~|widow|wife|grandmother|grandma|grandfather|mother|villager|villagers|peasant|peasants|pilgrim|pilgrims|guard tied|monk|innocent~)'

const BEBAS =
  '(bacche|bache|bachche|bachcha|bachchi|budhe|buddhe|boodhe|budha|budhi|budhiya|buddhi|bhikhari|bhikhaari|andhe|langde|apahij|kaidi|qaidi|kaidiyo|kaidiyon|bandi|bandhak|bandhe hue|bandhi hui|bebas|laachar|lachar|masoom|nihatthe|naukar|naukrani|gulam|ghulam|garib|gareeb|garbhvati|vidhva|biwi|patni|budhiya|sota hua|soye hue|soe hue|bimar|beemar|daasi|dasi|anath)'

const SOMEONE =
  '(him|her|them|his|their|it|its|the|a|an|someone|somebody|people|person|man|woman|men|women|prisoner|enemy|enemies|guard|soldier|spy|thief|traitor|king|queen|demon|villager~|victim|victims|captive|body|corpse|boy|girl|child|beggar|brother|neighbou?r|merchant)'

const PART =
  '(finger|fingers|fingertips|toe|toes|ear|ears|tongue|tongues|nose|eye|eyes|eyeball|eyeballs|eyelids|nail|nails|fingernails|toenails|limb|limbs|arm|arms|leg|legs|hand|hands|feet|foot|teeth|tooth|lips|skin|scalp|flesh|guts|gut|intestine|intestines|entrails|organs|heart out|liver|lungs|ribs|spine|wing|wings|tails|its tail|the tail|feathers|paw|paws|fur|whiskers|genitals|bones|kneecaps|knees|cheeks|throat slowly|piece|pieces|chunks|strips)'
const CUT =
  '(cut|cuts|cutting|chop|chops|chopping|slice|slices|slicing|saw|saws|sawing|hack|hacks|hacking|tear|tears|tearing|rip|rips|ripping|pull|pulls|pulling|pluck|plucks|yank|bite|snip|sever|severs|carve|carves|carving|pry|twist|peel|peels|peeling|crush|crushes|crushing|smash|smashes|remove|scoop|dig|gouge|gouges|gouging|poke|pierce|scrape|snap|lop|slit|sew|flay|hammer|pull out)'
const HURT =
  '(hit|hits|hitting|punching|punches|smashing|stabbing|cutting|slicing|whip|flay|peel|kick|kicks|kicking|beat|beats|beating|torture|tortures|torturing|hurt|hurts|hurting|burn|burns|burning|strangle|strangles|choke|drown|drowns|drowning|skin|stab|stabs|whip|whips|whipping|flog|flogs|starve|starves|poison|hang|hangs|stone|stones|throw stones at|pelt|smash|smashes|crush|crushes|mutilate|maim|cripple|set fire to|set on fire|set ablaze|light on fire|torment|torments|tease and hurt|abuse|abuses|slap|punch|lash|lashes|stomp|stomps|trample|squash|microwave|boil|kill|kills|killing|behead|slaughter|butcher|slit|slice|cut|break the (<2> )?of|blind|brand|scald|pour boiling~|drag)'
const SADISM =
  '(for fun|for sport|for pleasure|slowly|slow|alive|one by one|bit by bit|piece by piece|inch by inch|a little each day|little by little|day after day|every day|each day|until (he|she|it|they) (<2> )?(die|dies|beg|begs|scream|screams|cry|cries|stop|stops|faint|faints|bleed~|dead|pass~|moving)|till (he|she|it|they) (<2> )?(die|dies|beg|begs|scream|screams|cry|cries|stop|stops|faint|bleed~|dead|moving)|scream~|begs? for mercy|enjoy~|laughing|pleases me|pleasure|amuse~|watch (<2> )?(suffer|die|bleed|burn|cry|scream|wriggle|squirm|struggle)|make (<2> )?(suffer|beg|scream|bleed|cry|watch)|agony|in pain|until nothing (is |was )?left|until (<3> )?(unrecogni[sz]able|pulp|bones show|face is gone)|suffer|suffers|suffering|never let (him|her|it|them) die|keep (him|her|it|them) alive|to death|dont let (him|her|it|them) die|without (<1> )?(mercy|killing)|as slowly|detail|again and again|over and over)'

const HELD =
  '(captive|captives|prisoner|prisoners|helpless|bound|tied|chained|hostage|slave|slaves|defenceless|defenseless|innocent~|child|children|baby|beggar|old (man|woman)|unarmed|animal|dog|cat|puppy|kitten|villager|villagers|villager~|victim|victims|orphan~|servant|servants|cage|caged|dungeon|strapped)'

const BHAAG =
  '(ungli|ungliyan|ungliya|ungliyo|ungliyon|ungaliyan|ungaliya|ungaliyo|ungaliyon|haath|hath|pair|paon|kaan|kan|naak|nak|jeebh|jibh|jubaan|zubaan|zaban|aankh|ankh|aankhe|aankhen|ankhen|ankhe|aankho|nakhun|nakhoon|naakhun|naakhoon|daant|ang|khaal|khal|chamdi|chamri|aant|ant|aanten|aante|antadi|antdi|antdiyan|antdiyo|antdiyaan|antariyan|anten|kaleja|dil bahar|pankh|par|poonch|punch|poonchh|haddi|haddiyan|haddiya|haddiyon|maans|mans|gosht|sar|sir|baal|gardan|kaleje|tang|tange|tangen|taange)'
const KATO =
  '(kat|kata|kato|kaat~|kaatkar|katkar|kat ke|kat kar|kaat kar|nikal~|nikaal~|noch~|nochkar|phod~|fod~|ukhad~|ukhaad~|udhed~|udhedkar|utar~|utaar~|kheench~|khinch~|tod~|cheer~|chir~|jala~|jalakar|chaba~|kuchal~|chhil~|chheel~|alag kar~|tukde|masal~|daag~|katunga|katte|katta|kaatta|kaatta|kaatte)'
const TADAP =
  '(dheere dheere|dhire dhire|dhere dhere|ahista ahista|aahista|ek ek|ek ek karke|thoda thoda|tadpa~|tadapta|tadapte|tadapti|tadap~|maza~|maja~|majaa~|anand~|aanand|chillata~|chillate|chillati|cheekh~|chikh~|chikhe|hans~|khushi|zinda|jinda|jite ji|jeete ji|yatna|tadap tadap|roz|jab tak (<3> )?(mar|maut|dam|cheekh~|behosh)|varnan|chidha~|mazak|maje|pasand|sukoon|bin (<1> )?mare)'

export const GRAPHIC_HARM: HarmRule = {
  kind: 'graphic_harm',
  harmless: [
    ...FORBIDDEN,
    ...SLAUGHTER_FOR_FOOD,
    `(kill|kills|hit|hits|stab|stabs|behead|beheads) (the |a |an )?${ANIMAL} (demons?|monsters?|king|god|headed|spirits?|asura|rakshas~)`,
    '(doob|dub) (raha|rahi|rahe|gaya|gayi|gaye|jata|jati|jayega|jaega|jaye|jana|na jaye|jaegi|jayegi)',
    '(rassi|seedhi|jaal|lathi) (<1> )?(phenk~|fenk~|daal~|dal~|laga~|bandh~|baandh~|pakda~)',
    '(bandar|haathi|hathi|tota|chidiya|gilahri|khargosh|bakri|gaay) (<3> )?(phenkta|phenkti|phenkte|fenkta|fenkti|kaat raha|kaat rahi|katta|katti|kha raha)',
    '(poison|poisons|traps?|bait) (for|to) (<1> )?(rats?|mice|mouse|insects?|flies|pests?)',
    '(poison|poisons|poisoning) (the |all the |all )?(rats?|mice|mouse|insects?|flies|pests?|termites|ants)',
    // Driving a chariot. Excludes "raat" and "rat".
    '(rath|rat) (chala|chalana|chalane|chalata|chalati|chalate|chalao|chalaun|chalaunga|chalaungi)',
    '(bima|bheema|bhim|bheem) (<1> )?(tears?|rips?|breaks?|crushe?s?) (<5> )?(bakasura?|kichaka?|jarasandha?|dushasan~|duryodhan~)',
    '(wolf|wolves|lion|lions|tiger|tigers|leopard|hawk|eagle|crocodile|snake|cat|bear|fox|jackal~|python|shark) (<1> )?(kill|kills|killed|tear|tears|eat|eats|drag|drags|catch~|attack~|bite|bites|snatch~) (<4> )?',
    '(tail|string|wings?) (of|on) (<1> )?(kite|plane|windmill|boat)',
    '(surgeon|doctor|healer|vaidya|physician|barber|nurse) (<3> )?(cut|cuts|saw|saws|remove~|take~|pull~|burn~|stitch~) (<8> )?(save|heal|help|live|wound|cure|life)',
    '(light|lights|lit|make|makes|build|builds) (a|the|another) (<1> )?fire',
    '(rip|rips|tear|tears|cut|cuts|chop|chops|slice|slices) (<2> )?(letter|page|map|scroll|shirt|sheet|picture|note|book|cloth|carrot~|onion~|potato~|fish|wood|log|logs|stone) (<1> )?(in|into|to|up)?',
    '(log|logs|wood|candle|candles|lamp|lamps|fire|incense|oil|wick|coal|torch|pyre|sun) (<4> )?(burn|burns|burning) (slowly|slow|low|bright|down|all night)',
    'garam (<1> )?(doodh|dudh|chai|roti|khana|kapde|kambal|halwa|paratha|jalebi|pani se nah~|pani pi~|soup)',
    '(set|sets|setting) fire to (<1> )?(monkey|hanuman~|lanka|hanumans tail)',
    '(hanuman~) (ki|ke|s)? ?(poonch|punch|tail)',
    `(cut|cuts|tear|tears|pull|break) (<2> )?(cloth|rope|ropes|cake|bread|mango|onion|onions|vegetables|apple|fruit|paper|wood|tree|pot|roti|grass|flowers?|weeds?|thread|sugarcane|coconut) (<3> )?`,
    '(break|breaks|breaking|broke) (<1> )?(piece|fast|bread|heart|hearts|bow|pot|pots|egg|eggs|silence|spell|meditation|camp|law|promise|vow)',
    '(my|his|her|their) (nails|hair|toenails|moustache)',
    '(kill|kills|cut|stop) the (engine|light|lights|lamp|noise|music|time|silence|sound)',
    '(trap|traps|catch|catches|swat) (<2> )?(mouse|mice|rat|rats|fly|flies|mosquito~)',
    // Buying poison for pests. Feeding it to somebody is not exempt.
    '(?!(<12> )?(khila~|pila~|mila~) )(chuha|chuhe|chuhon|makkhi|makkhiyan|machchhar|machhar|cockroach|cockroaches) (mar~|maar~) (ki|wali|vali) (dava|dawa|davai|dawai)',
    '(hunt|hunts|hunting|fish|fishing|skin|skins) (<3> )?(deer|boar|tiger|rabbit~|bird~|duck|stag|fish)',
    '(pull|pulls|help|helps|drag|drags|lift|lifts|carry|carries|rescue~|save|saves) (<3> )?(out of|from) (<2> )?(river|well|fire|mud|water|pit|flood|rubble|trap|net|ditch|lake|sea)',
    '(baal|nakhun|nakhoon) (<1> )?kaat~',
    '(pull|take|draw|pluck|remove) (<2> )?(thorn|thorns|arrow|arrows|splinter|spear|tooth) (<2> )?(out|from)',
    'throw (<2> )?(ball|stick|bone|bread|grain|seeds|food|rope|blanket|stone into) (<5> )?',
    '(heart|hearts|mind|sorrow|eyes|tears|smile|tongue|hand|ear) (is|are|be|feels?|was) (<1> )?(torn|broken|burning|heavy|red|wet)',
    '(burns?|burning) (<1> )?(incense|lamp|lamps|oil|candle~|wood|camphor|effigy|corpse|pyre|body of|dead)',
    '(dil|dard|mann) (tut~|toot~|kaat~|jala~)',
    '(samay|din|rasta|vakt|kek|cake|sabzi|sabji|lakdi|ghas|fasal|rassi|ped|patang|pyaz|phal|aam|patte|phool|birthday|ticket) (<1> )?(kat~|kaat~|tod~)',
    '(dil|dosti|matki|matka|aam|phal|phool|patte|dhanush|taala|kasam|vachan|vrat|vada|ghada|nariyal|rishta) (<1> )?(tod~|phod~|fod~)',
    '(aankh|ankh|aankhe|aankhen|ankhen|aankho|ankho) (<2> )?(khol~|patti|band|dikha~|me|mein|se|mila~|chura~)',
    '(kutta|kutte|billi|bandar|gadha) (<3> )?(bhaag raha|peeche|bhaunk~|doodh|khana khila~|ghuma~)',
    '(take|talk|speak|listen|eat|look|open|hold|make) (<3> )?(eye|eyes|hand|hands|ear|ears|nose|tongue|skin) (<1> )?(contact)',
    '(never|not|dont|do not|refuse to|stop|stops|stopping|save~|protect~|spare~|prevent~|mat|rescue~) (?!(<4> )?(me|and|then) )(<5> )?(torture|torturing|hurt|hurting|kill|killing|beat|beating|harm|kick|kicking|whip|whipping|burn|burning|cut|cutting|hit|hitting|starve|mar~|maar~|pit~|peet~|sata~|throwing|pelting|tease|teasing)',
    '(cut|cuts|cutting) (off )?(the|a|my|his|her|its|our) (<1> )?(rope|ropes|bonds|knot|knots|nets?|cord|chains?|leash)',
  ],
  unless: [
    '(why|who|when|how) (did|was|were|is|are|does|do|could|would) (<8> )?(lakshman~|shurpanakha|surpanakha|bhima|bheema|bheem|bhim|dushasan~|ravan~|shiva|ganesh~|daksha|jarasandha|kansa?|kamsa|duryodhan~|karna|eklavya|ekalavya|hanuman|parashuram~|drona~|indra|arjun~|abhimanyu|hiranyakashipu|narasimha|krishna|holika|prahlad~|bheeshma|bhishma)',
    '(lakshman|shurpanakha|surpanakha|bhim|bheem|ekalavya|eklavya|ganesh~|hanuman|narsimh~|parashuram|bhishm|bheeshm|dushasan~|duhshasan|daksh) (<8> )?(kyon|kyun|kyu|kaise|kisne|kab)',
    '(kyon|kyun|kyu|kisne|kab) (<8> )?(kati|kaati|kata|mara|maara|jalai|todi)',
    '(tail|poonch|punch|dum) (<12> )?lanka',
    'lanka (<12> )?(tail|poonch|punch|dum)',
    'jatayu',
    'duryodhan~ (<2> )?(jangh|jaangh|thigh)',
  ],
  untilMature: [
    '(torture|tortures|tortured|torturing|torcher|torchar|tourture|torment|torments|mutilate|mutilates|mutilating|mutilation|dismember~|disembowel~|eviscerat~|decapitate slowly|flay|flays|flaying|impale|impales|gory|gorier|goriest|bloodbath|sadistic|sadist|vivisect~|scalp (him|her|them))',
    '(the|with|more|some|much|lots of|blood and|all|full|of|pure|add|i want|love|such|and) gore',
    '(skin|skins|skinning|flay|boil|boils|burn|burns|burning|roast|roasts|bury|buries|burying|cook|eat|eats|fry|grill|cremate|dissect~|saw|cut) (<4> )?alive',
    `${CUT} (<1> )?(off |out |away |up |open |through )?(<4> )?${PART} (<3> )?(off|out|apart|one by one|slowly|alive|away|open|necklace|bleed~|scream~)`,
    `(cut|cuts|cutting|chop|chops|slice|slices|hack|hacks|tear|tears|rip|rips|bite|saw|lop|snip) (off|out) (<5> )?(${PART}|leg|breasts)`,
    `(gouge|gouges|gouging|scoop|poke|pluck|claw|dig|tear|burn) (<1> )?(out )?(<4> )?(eye|eyes|eyeball|eyeballs)`,
    `(pull|pulls|rip|rips|tear|tears|pluck|break|breaks|snap|cut|cuts|burn|burns|crush|smash) (<1> )?(off |out )?(<1> )?(the |its |his |her |their |a |every )?(wings?|legs|tails|feathers|fingernails|toenails|nails|tongue|intestines|entrails|guts|kneecaps|spine|bones|fingers|teeth)`,
    '(his guts|her guts|their guts|its guts|intestines|entrails|innards|insides|his insides|bowels|brains|brain|organs|eyeballs|flesh|bowels) (<4> )?(spill~|pour~|splatter~|splash~|fall~ out|hang~|drip~|fly~|burst~|out|everywhere|ooz~|hanging|rip~|torn|tear~)',
    '(describe|show|tell|write|with|every|in) (<6> )?(full gore|gory|bloody detail|blood and guts|intestines|wounds in detail|mutilat~|severed|blood gush~|blood spurt~|blood splatter~|torn flesh|bloody|bleeding out|every wound|drop of blood|screams in detail)',
    '(blood) (<3> )?(gush~|spurt~|splatter~|spray~|everywhere|drip~ from|fountain|pool~ of|soak~|all over)',
    '(bathe|bath|swim|drink|drinks|wash|paint|soak) (<4> )?(in |with )?(<1> )?blood',
    '(chop|chops|cut|cuts|hack|hacks|slice|tear|rip|saw|grind|mince) (<4> )?(into|to|in) (<3> )?(pieces|bits|strips|chunks|mince|shreds)',
    '(slowly|painfully|painful|brutally) (<3> )?(kill|kills|cut|cuts|stab|stabs|burn (him|her|them|it|the)|burns (him|her|them|it|the)|strangle|strangles|drown|bleed|die|crush|skin|death|choke|peel|slice)',
    `${HURT} (<6> )?${SADISM}`,
    `(make|makes|making|watch|let|keep|want) (<1> )?(him|her|it|them|the (<2> )?${SOMEONE}) (<2> )?(suffer|suffers|bleed to death|bleed out|scream|screams|beg for death|beg for mercy|die slowly|squeal|writhe|wriggle|squirm)`,
    `${HURT} (<1> )?(the |a |an |my |this |that |his |her |some |our |every |all the |all |stray |little |poor |small |neighbou?rs |up the |up a )*${ANIMAL}`,
    `${ANIMAL} (<8> )?${CUT} (<1> )?(off |out )?(its|their|his|her) (<1> )?${PART}`,
    `(shoot|shoots|shooting) (<1> )?(the |a |my |his |her |neighbou?rs )?(dog|dogs|puppy|cat|cats|kitten|kittens|cow|pet|parrot|horse) `,
    `(tie|ties|lock|locks|nail|nails|pin|cage|drag|chain) (<4> )?${ANIMAL} (<6> )?(beat~|burn~|kick~|hit|starve~|stop~ moving|fire|train|tracks|cracker~|firecracker~|stones?|die|whip|drown)`,
    `(firecracker~|cracker|crackers|bomb|kerosene|petrol|acid|boiling (water|oil)|hot oil) (<6> )?(${ANIMAL}|${HELPLESS}|his face|her face|tail)`,
    `${ANIMAL} (<5> )?(tail on fire|firecracker~|cracker to|set on fire|stop~ moving|until it die~|till it die~|wriggle~)`,
    `(kick|kicks|beat|beats|whip|whips|slap|slaps|punch|punches|hit|hits|stab|stabs|burn|burns|torture|tortures|kill|kills|flog|lash|throw|throws|drown|drowns|strangle|strangles|choke|smash|stone|starve|starves|drag|brand|blind|hang|hangs|shoot|shoots|trample|behead|smother|suffocate|scald) (<1> )?(the |a |an |my |this |that |his |her |some |all the |all |those |these |up the |up a |down the )*(<1> )?(poor |little |weak |crying |sleeping |old |blind )*${HELPLESS} (<1> )?(with|until|till|hard|again|for|in the|on the|into|off|down the|because|while|who|man|woman|one|beggar|prisoner|servant|villagers?|child|children|kids|boy|girl|. )`,
    '(kill|kills|stab|stabs|strangle|drown|drowns|burn|burns|smash|behead|slaughter|murder|butcher|shoot|hang|beat|kick|slap|hit|choke|poison|hurt|throw) (the |all the |all |every |a |those |these |his |her |my )?(baby|babies|infant|infants|newborn~|toddler~|children|orphans?|beggar|beggars|prisoners?|captives?|old (man|woman)|widow|blind man|blind woman|cripple)',
    // Threatening to eat an adult is normal in tales, but threatening to eat these is not.
    '(eat|cook) (the |all the |all |every |a |those |these |his |her |my )?(baby|babies|infant|infants|newborn~|toddler~|children|orphans?|beggar|beggars|old (man|woman)|widow|cripple)',
    '(beat|whip|flog|kick|slap|lash|burn|brand|punch) (my |the |his |her )?(wife|servant|slave|maid|daughter|son|grandmother|grandfather|mother)',
    '(smash|smashes|crush|crushes|bash|bashes|cave|stomp|split|stamp) (<3> )?(head|heads|skull|skulls|face|brains) (<2> )?(until|till|in|with|again|open|against|repeatedly|to|into|on)?',
    '(pour|pours|throw|throws|splash) (<2> )?(acid|boiling~|hot oil|molten~|kerosene|petrol) (<2> )?(on|over|at|into|down|in)',
    '(starve|whip|beat|lash|flog) (<4> )?to death',
    '(burn|burns|brand|brands|burning) (<6> )?(hot iron~|irons|red hot|cigarette~)',
    '(hot iron~|red hot|branding iron) (<6> )?(skin|face|eyes|flesh|body|him|her|them)',
    '(necklace|garland|collection|soup|stew|drum) (of|from|out of|made of) (<2> )?(fingers|ears|skulls|eyes|human~|teeth|tongues|entrails|skin)',
    '(cannibal~|eat (<2> )?(human flesh|his flesh|her flesh|his heart|her heart|his brain~|his liver|raw heart|their flesh|corpse))',
    '(head|heads) on (a )?(spike|spikes|stake|stakes|pike|pikes)',
    '(rub|pour|put) (<2> )?(salt|chilli|chili|lemon) (<2> )?(in|into|on) (<2> )?(wound~|eyes|cuts)',

    `(set|sets|setting|light|lights) (<4> )?(${ANIMAL}|${HELPLESS}|him|her|them|man|woman|boy|girl|people|himself|hair|tail) (<2> )?(on fire|ablaze|alight|aflame)`,
    '(break|breaks|breaking|crush|snap|smash|shatter) (<1> )?(every|all|each) (<2> )?(bone|bones|finger|fingers|limb|limbs)',
    '(rip|rips|tear|tears|cut|cuts|pull|pulls|carve|carves|claw) (<1> )?(out )?(his|her|their|its|your) (<2> )?(heart|hearts|liver|lungs|tongue|guts) (out )?(and|with|out|slowly|while|[.])',
    `(strangle|strangles|strangling|smother|smothers|suffocate|suffocates|throttle|choke|chokes) (<3> )?${HELPLESS}`,
    '(drink|lick|taste) (<2> )?(his|her|their|victim~) blood',

    '(tadpa|tadapa|tarpa) ?(tadpa|tadapa|tarpa) ?(ke|kar|kr)?',
    '(tadpa|tadapa) (ke|kar|kr|karke) (<2> )?(mar~|maar~|kaat~|kat~|jaan)',
    '(yatna|yatnaa|yaatna|yatana|yaatnaa|torcher|torchar|torture|tarcher|taurchar|pratadna|pratarit|pratadit|uttpidan) (<3> )?(de|do|dun~|dena|deta|kar~|kr~|di|deti|dekar|karo|kro)?',
    '(tukde|tukdey|tukre|boti|botiyan|botiya) (<1> )?(tukde|tukre|boti|noch~|kato)',
    '(zinda|jinda|jite ji|jeete ji|jivit|jeevit) (<2> )?(jala~|jalaakar|gaad~|gad~|dafn~|dafna~|daphna~|chaba~|khaal|khal|bhun~|ubal~|ubaal~|khaa|nigal~|noch~|daba~|chamdi|kha ja~)',
    '(khaal|khal|chamdi|chamri|chamadi) (<2> )?(udhed~|utar~|utaar~|kheench~|khinch~|noch~|nikal~|chhil~|chheel~|utaro)',
    `${BHAAG} (<3> )?${KATO} (<8> )?${TADAP}`,
    `(ungli~|ungali~|haath|hath|pair|kaan|naak|aankh~|ankh~|nakhun|daant|haddi~) (<3> )?${TADAP} (<5> )?${KATO}`,
    `${TADAP} (<8> )?${BHAAG} (<3> )?${KATO}`,
    '(jeebh|jibh|zubaan|jubaan) (<1> )?(kat~|kaat~|ukhad~|ukhaad~|khinch~|kheench~|noch~)',
    '(ungli|ungliyan|ungliya|ungliyo|ungliyon|ungaliyan|ungaliya|ungaliyo|ungaliyon|kaan|poonch|punch|punchh|poonchh|pankh|aankhe|aankhen|ankhen|ankhe|aankh|ankh|nakhun|nakhoon|naakhun|khaal|chamdi|haath pair|hath pair|haath pao~|haath paanv|tange|tangen|taange|kaleja|aant|ant|aante|aanten|antdi~|antadi~|anten) (<2> )?(kat~|kaat~|nikal~|nikaal~|noch~|phod~|fod~|ukhad~|ukhaad~|udhed~|khinch~|kheench~|tod~|cheer~|jala~|bahar~|kaat kar|kat kar|katkar|kuchal~|nuch~)',
    '(gala|garden|gardan) (<1> )?(ret~|ghont~|ret kar|kat kar khoon|dheere)',
    '(khoon|khun|rakt|lahu) (<4> )?(varnan|nadi|fuvvar~|phuvvar~|phavvar~|favvar~|pi jau~|piun~|peene|se nahaa~|se naha~|ki holi|tapak~|chhint~|bahta dikh~)',
    `${JANVAR} (ko|ke|ki|ka|par|pe|kee)? ?(<4> )?(mar~|maar~|maro|maaro|lat|laat|laath|peet~|pit~|pito|pitkar|jala~|jalata|jalaun~|latka~|patthar|pathar|tadpa~|satau~|sata~|kaat~|kat~|kuchal~|phaansi|fansi|chabuk|chaabuk|danda|dande|lathi|pataka~|patakha~|pataakh~|khaulta|khaulte|ubalta|ubalte|garam pani|ke upar kood~|ke upar kud~|gala|doob~|dubo~|dubaa~|noch~|nochkar|todo|tod~|zeher|jahar|zahar|tang~|chakoo|chaku|aag|jinda|zinda|phenk~|fenk~|poonch|khaal)`,
    `${BEBAS} (<1> )?(ko|ke|ki|ka|par|pe|aadmi|aurat|kaidi|bhikhari|bachche|bacche)? ?(<4> )?(mar~|maar~|maro|maaro|pit~|peet~|laat|laaten|laton|thappad|jala~|jalaun~|latkao|latka d~|tadpa~|sata~|kaat~|kuchal~|chabuk|chaabuk|kode|koda|kore|lathi|danda|dande|daag~|dag~|khaulta|ubalta|garam|gala|doob~|dubo~|haddi|haddiyan|bhukha|bhookha|noch~|chamdi|khaal|yatna|phenk~|fenk~|patak~|ghasit~|ghaseet~|patthar|nakhun|zinda|jinda|nanga|chidha~|chhuri|chaku|chakoo)`,
    '(dheere dheere|dhire dhire|ek ek|thoda thoda) (<3> )?(kaat~|kat~|katunga|nochun~|tod~|jala~|haddi|ang|ungli) ',
    '(bhayanak|khaufnak|khatarnak|vibhats|veebhats|khooni|khuni|darawna) (<3> )?(varnan|tarike se mar~|maut do|maut|kat)',
    '(laash|murde|lashon|laashon|laashe) (<4> )?(tukde|kat~|kaat~|noch~|kha~|varnan|khaun~|ang|khel)',
    '(mar mar kar|maar maar kar|mar mar ke|maar maar ke|pit pit kar|peet peet kar|pit pitkar) (<3> )?(adhmara|lahuluhan|lahu luhan|behosh|khoon|jaan|maar~|haddi|bhurta|rula~)',
    '(kode|kore|chabuk|chaabuk|hunter) (<2> )?(mar~|maar~|barsa~|lagao|laga~)',
    '(garam|tapti|tapta|laal) (<1> )?(salakh|salaakh|sariya|sariye|loha|lohe|chimta|tel) (<2> )?(se|daag~|dag~|dal~|daal~)',
    '(tezab|tejab|khaulta pani|khaulta tel|khaulta hua|ubalta pani|ubalta tel|ubalta hua|acid) (<3> )?(dal~|daal~|phenk~|fenk~|phek~|pila~|chhidk~)',
    '(namak|mirch|mirchi) (<3> )?(ghav|ghaav|zakhm|jakhm|aankh~|ankh~)',
    '(haddi|haddiyan|haddiya|hadi) (<2> )?(tod~|chur~|choor~|todo)',
    '(sir|sar|khopdi|munh|chehra) (<3> )?(kuchal~|fod~|phod~|patak patak)',
  ],
  always: [
    `(torture|tortures|torturing|torment|torments|mutilate|flay|skin|burn|brand|cut|slice|whip|starve|peel|saw|carve) (<8> )?${HELD} (<12> )?${SADISM}`,
    `${SADISM} (<10> )?(torture|tortures|torturing|torment|torments|mutilate|flay|cut|slice|burn|brand|whip|saw|carve|peel) (<8> )?${HELD}`,
    `${HELD} (<10> )?(torture|torturing|torment|mutilate|flay|burn|brand|cut|slice|whip|peel|saw|carve|hot iron~) (<8> )?${SADISM}`,
    `(torture|tortures|torturing|torturer~|torment|torments) (<4> )?${HELD}`,
    `${HELD} (<6> )?(torture|tortures|torturing|torment|torments)`,
    '(torture|torturing|torment) (<6> )?(for fun|for pleasure|for sport|slowly|i enjoy|because i like|pleases|screams)',
    '(kaidi|qaidi|bandhe|bandhi|bandhak|bebas|lachar|laachar|nihatthe|masoom|daasi|naukrani|naukar|gulam|bandi|budhe|bacche|bachche|andhe) (<8> )?(tadpa~|daag~|dag~|kaat~|kat~|kata|katte|yatna|jala~|kode|noch~|torture|salaakh|salakh|khaal|chabuk) (<8> )?(maza|maja|mazaa|majaa|anand|aanand|pasand|khushi|hans~|cheekh~|chikh~|tadpa~|tadap~|dheere|dhire|roz|ek ek|sukoon|sukh|maze|maje)',
  ],
}
