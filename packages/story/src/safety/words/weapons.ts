import type { HarmRule } from '../rule.ts'

const MAKE =
  '(make|makes|making|made|maek|mak|build|builds|building|create|creating|cook|cooking|brew|brewing|synthesi[sz]e|prepare|preparing|assemble|assembling|construct|produce|producing|mix|mixing|manufactur~|craft|crafting|print|printing|3d print|convert|extract|distil~|get|buy|obtain|turn|grow|modify|rig|wire|plant|detonate|fire|set off|refine|put together|purify|smuggle)'
const THING =
  '(real |working |live |home ?made |pipe |petrol |nail |time |fertili[sz]er |car |pressure cooker |dirty |suicide |smoke |letter |chemical |deadly |lethal |undetectable |untraceable |strong |illegal |desi |country |small |big |simple |proper |actual |ghost |zip |crystal |nerve |poison |toxic |mustard |chlorine |tear |rat |remote |own )*(bomb|bombs|bamb|bum bomb|explosive|explosives|explosiv|dynamite|gunpowder|gun powder|molotov|molotovs|molotov cocktail|grenade|grenades|granade|ied|ieds|tnt|rdx|c4|napalm|thermite|nitroglycerin~|detonator|detonators|landmine|land mine|mine that|poison|poisons|venom|cyanide|ricin|sarin|arsenic|strychnine|anthrax|nerve agent|poison gas|toxic gas|poisonous gas|chlorine gas|mustard gas|nerve gas|gas bomb|tear gas|gun|guns|pistol|pistols|rifle|rifles|revolver|shotgun|firearm|firearms|machine gun|silencer|suppressor|ammunition|ammo|bullet|bullets|katta|kattas|crystal meth|methamphetamine|cocaine|cocain|heroin|heroine|lsd|mdma|ecstasy|crack|drug|drugs|narcotics|opium|ganja|charas|hashish|weed|marijuana|ketamine|fentanyl|acid bomb|acid to throw|bioweapon|weapon of mass destruction|nuclear bomb|rocket launcher|missile|flamethrower|weapons|weapon at home)'
const ASK =
  '(how|teach|tell|show|explain~|explane|give|gives|write|list|share|describe|instruct~|instructions?|recipe|recipes|recipie|steps?|step by step|guide|tutorial|method|formula|formulas|ingredients?|procedure|process|blueprint|blueprints|schematic~|directions|way|ways|quantit~|proportions?|ratio|what chemicals|which chemicals|what do i need|what do you need|materials|what is needed|what goes into|what goes in|diy|learn|know how|reveal)'

/** Objects that are suspicious in themselves. */
const DANGER =
  '(bomb|bombs|pipe bomb|pressure cooker bomb|time bomb|explosive|explosives|explosive vest|suicide vest|explosion|explode~|blow~ up|dynamite|gunpowder|black powder|grenade|grenades|napalm|thermite|tnt|rdx|ied|molotov|detonator|landmine|ricin|sarin|cyanide|anthrax|nerve agent|nerve gas|(poison|poisonous|toxic|deadly|lethal|chlorine|mustard|killer|knockout) (gas|gases|fumes|vapou?rs?|smoke)|meth|heroin|cocaine|lsd|mdma|crystal meth|ghost gun|zip gun|pistol|rifle|shotgun|gun|bullets?|cartridges?|ammunition|ammo|silencer)'
const STUFF =
  '(chemicals?|liquids?|powders?|cleaners?|cleaning (products|liquids|supplies)|stuff|things|substances?|household (items|products|things|chemicals)|ingredients?|fertili[sz]ers?|bottles|medicines?|tablets|pills|syrups?)'
const LIVE_THING =
  '(man|person|someone|somebody|anyone|people|human|humans|husband|wife|neighbou?rs?|teacher|boss|crowd|adult|guy|family|dog)'

/** Questions that claim to be about a story, or name no object. */
const QUESTIONS: readonly string[] = [
  `(what|which|whats|name) (<10> )?(mix|mixed|combine|combined|blend|boil|add|pour|put together|buy|together) (<8> )?${DANGER}`,
  `(what|which) (<1> )?(two |three |kitchen |common |household |cleaning |bathroom |everyday )*${STUFF} (<8> )?(${DANGER}|react violently|knock~ out)`,
  `${STUFF} (<8> )?(make|makes|create~|produce~|form~|give~|turn into|become) (<3> )?${DANGER}`,
  `${STUFF} (<4> )?(blow~ up|explode~|go boom)`,
  `(what|how) (<8> )?(make|makes|get|cause) (something|anything|things|it|a (car|door|house|bus|school|bridge|wall|safe)|stuff) (explode|blow up|go boom|go off) (<2> )?(at home|home|kitchen|school|for real)?`,
  `(exact|precise|real|right|correct|proper|actual|working|detailed) (<2> )?(mixture|mix|mixing|proportions?|ratios?|amounts?|measure~|composition|dose|temperature~|reaction) (<4> )?${DANGER}`,
  `(mixture|proportions?|ratios?|composition|parts list|shopping list|list|supplies|parts|components|diagram|design|schematic|wiring|chemistry|synthesis|reaction|what goes|plan) (<4> )?(for|of|behind|to make|to build|in|inside) (<3> )?${DANGER}`,
  `(which|what) (<2> )?(berry|berries|leaf|leaves|roots?|seeds?|herbs?|mushrooms?|flowers?|plants?|weeds?|bark|metal|pesticide) (<8> )?(kill|kills|stop|stops) (<2> )?(${LIVE_THING}|heart)`,
  `how (many|much) (<2> )?(pills|tablets|drops|grams|spoons|spoonfuls|sleeping|of the|doses|milligrams|seeds) (<8> )?(kill|kills|finish|knock~|lethal|fatal) (<3> )?${LIVE_THING}`,
  `${DANGER} (<8> )?how (do|does|to|would|can|could|did|should|is) (<3> )?(make|build|assemble|cook|prepare|mix|put|refine|produce|wire) (one|it|them|this|that|such)`,
  `${DANGER} (<10> )?(how|tell me|explain~|describe~|exactly) (<2> )?(it|they|one|them|this|these|he|she|you) (<2> )?(is|are|was|were|gets?|did|made|makes?|cooks?|cooked|builds?|built) (<1> )?(made|mixed|built|refined|cooked|produced|assembled|prepared|it|them|together)`,
  `(how|explain~|describe~|know~|tell~|show~|teach~) (<8> )?(heroin|cocaine|meth|lsd|mdma|napalm|explosives?|gunpowder|dynamite|rdx|tnt|sarin|ricin|cyanide|bombs?|nerve gas|poison gas|bullets?|cartridges?) (<1> )?(is|are|was|were|gets?) (<2> )?(refined|synthesi[sz]ed|extracted|distilled|mixed|purified|detonated|wired|cooked|made|cast|loaded|filled|produced|prepared|assembled|cut)`,
  `how (<6> )?(wire|hotwire|rewire|connect|attach|trigger|rig|arm|solder|fuse|time) (<3> )?(detonator|bomb|explosive~|charge|grenade|ied)`,
  `(inside|put together|take apart) (<3> )?(grenade|bomb|detonator|landmine) (<8> )?(how|put|build|make|assemble|one)`,
  `how (<4> )?(bullets?|cartridges?|ammo|ammunition) (<3> )?(made|cast|loaded|filled|at home)`,
  '(kaun si|kaunsi|konsi|kon si|kaun se|konse|kon se|kya kya|kya|kin) (<4> )?(mila~|ghol~|dal~|daal~) (<5> )?(nasha|nashe|bam|bamb|bomb|jahar~|zehar~|zeher|zehreel~|zahreel~|gas|visphot|dhamaka|barood|barud|tejab|tezab)',
  '(barood|barud|baarood|bam|bomb|visphotak|meth|charas|tejab|zehreeli gas|zahreeli gas) (<2> )?(me|mein|men|ke andar) (<3> )?(kya|kitna|kitni|kaun|kon) (<4> )?',
]

const BANAO =
  '(bana~|bane~|bani~|banaya|banaye|banane|banana|banta|banti|bante|banate|banau~|banaun~|taiyar|tayar|taiyyar|bna~|bnt~|nirman|assemble|tyar|tayyar|pakana|pakane|pakaye|pakate|ugana|ugaye|milta|milega|kharid~|mila~|chalaun~)'
const CHEEZ =
  '(bam|bamb|bomb|bombs|bomm|bum|time bomb|petrol bomb|visphot|visphotak|bisfotak|visfotak|vispotak|barood|baarood|barud|grenade|granade|hathgola|hath gola|dynamite|dainamait|rdx|molotov|explosive~|zeher|zehar|jahar|jehar|zahar|zaher|jeher|zahr|zehreel~|zahreel~|jahreel~|jahril~|zahril~|vishaili|vish|poison|cyanide|sainaid|tezab|tejab|acid|bandook|banduk|bandhuk|pistol|pistaul|pistal|gun|rifle|katta|tamancha|tamanche|kartus|kartoos|hathiyar|hathyar|drug|drugs|nasha|nashe|nasheel~|nashil~|ganja|gaanja|charas|heroin|heroine|hiroin|meth|methamphetamine|mdma|kokain|kokeen|cocaine|afeem|afim|brown sugar|smack|sarin|gas)'
const KAISE =
  '(kaise|kaisey|kese|kaese|kse|tarika|tareeka|tareka|tarike|tareeke|trika|vidhi|vidi|nuskha|nuska|formula|recipe|resipi|samagri|saman|samaan|sikha~|sikhao|sikhado|samjha~|samjhao|batao|bata~|btao|bta~|list|steps|step|matra|trick|jugaad|likho|soochi|suchi|padarth|chemical|rasayan|instructions|guide|seekh~|sikhna|kya kya)'

export const WEAPONS: HarmRule = {
  kind: 'weapons',
  harmless: [
    '(bath|truth|photo|cherry|seed|water|balloon|glitter|love|logic|f|stink|chai|colou?r|cocoa|chocolate|hot chocolate|paint|snow|sugar) (bomb|bombs)',
    '(bam|bum|bomb) (bam|bum|bomb) (bhole|bhol|bol|shankar~|lahiri|~)',
    'weed (the|my|our|out)',
    '(glue|toy|water|nail|heat|squirt|spray|staple|nerf|massage|paper|wooden|bubble|potato) (gun|guns|pistol|pistols|grenade|grenades|rifle|bomb)',
    '(gun|guns|bullet|bullets|missile) (train|salute|point|proof|~wale)',
    '(antidote|cure|remedy|treatment|medicine|save|neutrali[sz]e|heal|remove|suck|draw out|protect|safe|against|harmless) (<5> )?(poison|poisons|venom|zeher|jahar|zahar|vish)',
    '(poison|poisons|venom|zeher|zehar|jahar|zahar|zahr|vish) (<2> )?(ivy|arrow~|antidote|tip~|ka asar|utar~|ka tod|ka ilaj|ki dava|utarne|se bach~|nikal~|cured|out of|ka asar|kyun|kaise utar~|kisne|kanya)',
    'drug ?(store|gist)',
    'heroine of',
    '(diwali|holi) (<2> )?(bomb|bam|gun)',
    'gas (stove|cylinder|chulha)',
    // Using a weapon in the story is allowed; asking how to make it is not.
    '(i|we|he|she|they) (<1> )?(mix|mixes|pour|pours|pack|packs|lay|lays|throw|throws|light|lights) (the |my |his |her |some )?(powders?|stuff) (and|then) (blow|blows) up (the|his|her|their|a) (<1> )?(gates?|doors?|walls?|bridge|rocks?|dam|cave|tower|tunnel|fort)',
    '(make|making) (<1> )?(gun|drugs?|weapons?|poisons?|bomb|guns) (disappear|vanish|useless|safe|illegal|go away)',
  ],
  always: [
    ...QUESTIONS,
    `${ASK} <8> ${MAKE} <4> ${THING}`,
    `how (do|to|can|could|would|should|does|did) (<4> )?${MAKE} (<4> )?${THING}`,
    `(how|way|ways) (<5> )?(poison|drug|bomb|blow up|gas) (a |an |my |the |some|his |her |their )?(someone|somebody|person|people|man|woman|teacher|school|neighbou?r~|boss|wife|husband|roommate|classmate~|building|house|crowd|family|car|train|plane|real) (<6> )?`,
    `(recipe|recipes|recipie|instructions?|steps|formula|ingredients|blueprints?|guide|tutorial|manual|proportions|quantities|procedure|chemicals|materials|plans) (<3> )?(for|of|to|behind|in|needed for) (<5> )?${THING}`,
    `${THING} (<2> )?(recipe|recipes|recipie|instructions?|making|maker|manufacture|formula|tutorial|ingredients|blueprint~|guide|steps|building|cooking|at home|from household~|from kitchen~|diy)`,
    `${MAKE} (<3> )?${THING} (<4> )?(at home|in my kitchen|in the kitchen|from household~|with household~|from kitchen~|in real life|irl|for real|in reality|step by step|with exact~|exact~|quantit~|from scratch|using household~|in my room|in a garage|from fertili[sz]er|in my lab|in my garage|from things|for school)`,
    '(cook|cooks|cooking|make|makes|making|brew|brewing|prepare|bake|synthesi[sz]e|smoke) (<1> )?meth (at home|step|in|with|from|for|now|and|please|like)?',
    `(exact|precise|real|actual|proper|step by step|detailed) (<5> )?${MAKE} (<4> )?${THING}`,
    `(which|what) (<3> )?(poison|poisons|chemical|chemicals|drug|drugs|household~|plant|plants|mushroom~|pills|substance~|mixture|gas|cleaners?) (<5> )?(kill|kills|explode~|untrace~|undetect~|cant be detect~|cannot be detect~|cant be trac~|cannot be trac~|without trace|no trace|leaves no|leave no|high|faint|knock~|deadly|deadliest|lethal|fatal|sleep forever|dissolve~|blow~|bomb|explosion|not detected|undetectable)`,
    `(how much|how many|what dose|what amount|dose) (<6> )?(poison|cyanide|arsenic|pesticide|explosive|tnt|gunpowder|rat poison) (<6> )?(kill|person|man|human|someone|house|building|need|lethal)`,
    '(untraceable|undetectable) (<1> )?(poison|gun|weapon|drug|bomb)',
    '(mix|combine|mixing|combining) (<2> )?(bleach|ammonia|chlorine|fertili[sz]er|acetone|peroxide) (<6> )?',
    '(turn|convert|make|get|extract) (<6> )?(into|from) (<3> )?(drug|drugs|explosive~|bomb|meth|gun|weapon|high|poison|firearm)',
    '(where|how) (<4> )?(buy|get|find|order|purchase|smuggle|steal) (<4> )?(gun|guns|pistol|illegal|cocaine|heroin|meth|explosives|drugs|ganja|weed|cyanide|grenade~|ammunition|katta|rdx|ammo|lsd|mdma|charas)',
    '(get|getting) high (<4> )?(from|with|on|using|household|syrup|glue)',
    '(cough syrup|glue|whitener|thinner) (<6> )?(high|drug|nasha|trip)',
    '(pick|shorten|saw off|silence|silencer for) (<2> )?(gun|rifle|shotgun|pistol) (<2> )?(home|pipe|how)?',
    '3d print~ (<4> )?(gun|pistol|weapon|rifle|firearm)',
    'how (<6> )?(explosives?|bombs?|grenades?|gunpowder|dynamite|meth|heroin|cocaine|cyanide|nerve gas|poison gas|guns?|pistols?) (is|are|get|gets|be)? ?(<2> )?(made|prepared|built|cooked|assembled|manufactured|produced|work|works|detonated|triggered)',
    'how (does|do) (<3> )?(pipe bomb|petrol bomb|molotov|ied|grenade|explosive|detonator|time bomb|nuclear bomb|atom bomb) (<2> )?work',
    '(home ?made|diy) (<3> )?(bomb|explosive~|gun|grenade|pistol|poison|drug~|weapon|meth|napalm|silencer|firework bomb)',

    `${CHEEZ} (<4> )?${BANAO} (<5> )?${KAISE}`,
    `${CHEEZ} (<4> )?${KAISE} (<4> )?${BANAO}`,
    `${KAISE} (<6> )?${CHEEZ} (<3> )?${BANAO}`,
    `${KAISE} (<3> )?${BANAO} (<3> )?${CHEEZ}`,
    `${BANAO} (<3> )?${KAISE} (<3> )?${CHEEZ}`,
    `${CHEEZ} (<1> )?(ki|ka|ke) (<1> )?(recipe|resipi|vidhi|formula|nuskha|nuska|samagri|tarika|tareeka|matra|list|blueprint)`,
    `(ghar|kitchen|rasoi|sach|asli|real|asal|sachmuch|sacchi|desi|kamre|lab) (<4> )?${CHEEZ} (<4> )?${BANAO}`,
    `${CHEEZ} (<3> )?(kaha|kahan|kidhar|kaise|kese) (<3> )?(mil~|kharid~|le|layen|laun~|laye|manga~)`,
    '(kaunsa|konsa|kaun sa|kon sa|kis) (<2> )?(zeher|zehar|jahar|jehar|zahar|zaher|vish|chemical|dava|goli|rasayan) (<6> )?(mar~|pata na|pata nahi|pakd~|maut|nasha|behosh|phat~|fat~)',
    '(zeher|zehar|jahar|jehar|zahar|zaher|poison) (<4> )?(pata na|pata nahi|pakda na|pakda nahi|postmortem|saboot)',
  ],
}
