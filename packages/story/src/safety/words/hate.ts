import type { HarmRule } from '../rule.ts'

/** Regions that represent a group in Hindi. */
const FROM =
  '((purvottar|poorvottar|uttar purv|uttar poorv|north ?east|north ?ist|dakshin|uttar|purab|pashchim|bihar|up|yupi|bangal|bengal|asam|assam|manipur|nagaland|nagalend|mizoram|tripura|meghalay|sikkim|arunachal|kashmir|ladakh|nepal|pakistan|bangladesh|bangladesh|barma|afghanistan|jharkhand|odisha|udisa|tamilnadu|tamil nadu|kerala|keral|madras|karnatak|telangana|gujarat|maharashtra|marathvada|punjab|panjab|rajasthan|haryana|cheen|chin|africa|afrika|arab) (bharat )?(ke |ki |se aaye |se aye )?(log|logo|logon|wale|walo|walon|vasi|vasiyo|vasiyon|ladke|ladko|ladkon|mazdoor|majdoor|mazdooro|majduron|chhatro|chhatron))'

const GROUP = `(${FROM}|muslims?|mujlims?|muzlims?|muslmans?|shias?|sunnis|ahmadis?|zoroastrians?|kafirs?|infidels|pagans|minorities|minority community|tamils?|telugus?|malayalis?|mallus?|kannadigas?|odias|oriyas|assamese|manipuri|mizos|nagas people|haryanvis|pathans|mahars?|kurmis?|nishads?|musahars?|lepers?|albinos|sex workers|(people|men|women|families|folk|boys|girls|kids|students|workers|ones) (from|of) (the )?(north ?east|north|south|bihar|up|bengal|kashmir|punjab|africa|china|pakistan|bangladesh|nepal|myanmar|that caste|low caste|lower castes?)|(refugee|immigrant|migrant|muslim|dalit|hindu|christian) (family|families|children|kids|women|men|workers|camp)|(deaf|blind|lame|disabled|autistic|crippled|mentally slow|slow) (kids|children|men|women|boys|girls|ones|students|folk)|(us|is|un|in) (jati|jaati|jaat|kaum|qaum|biradari|firke|majhab|mazhab)|musalman|musalmans|musalmaan|musalmano|musalmanon|musalmaano|musalmaanon|mussalman|moslem~|islam|hindus?|hinduo|hinduon|hinduwo|hinduwon|hinduism|christians?|christianity|(isai|eesai) (ko|log|logo~|ladk~|dharm|mat|samaj|parivar|aurat~|padri|mishnari)|isaiyo|isaiyon|eesaiyo~|isaiyo~|sikhs|sikh (people|log|logo|community|samaj|man|men|woman|boy|kaum|qaum)|sikho ko|sikhon|sikkhon|sikkho ko|sikho ke|jews?|jewish|yahudi|yahudiyo~|buddhists?|baudh|bauddh|jains?|jain|jaino|parsi|parsis|dalits?|dalit|dalito|daliton|dalits|brahmins?|brahman|brahmano|brahmanon|brahmans|bahman|baniya|baniyas|rajput|rajputs|thakur log|yadavs|yadav log|shudras?|shudra|shudro|shudron|adivasi|aadivasi|adivasis|adivasiyo~|aadivasiyo~|tribals?|chamars?|chamaro|chamaron|bhangi|bhangiyo~|valmiki log|harijan~|untouchables?|achhut|achhoot|achoot|achut|achhuto~|(low|lower|upper|high|higher|backward|scheduled|other|wrong|neech|nich|neechi|nichi|chhoti|choti|unchi|oonchi|pichhdi) ?(caste|castes|jati|jaati|jaat|jat|jatiyo~|jaatiyo~|born)~?|(that|this|his|her|their|whole|these|those|entire) (<1> )?(caste|religion|race|faith|tribe|community|kaum|qaum|jati|jaati|dharm|mazhab|samaj)|black (people|person|men|man|women|skin~|folk|race|boys?|girls?|ones)|blacks|africans?|negro|negroes|habshi|habshiyo~|dark skinned~|kale log|kaale log|kale logo~|kaale logo~|kaliye|kaaliye|whites|white people|gore log|asians?|chinese|chinki|chinkis|chini log|northeast~|north eastern~|sindhis|marwaris|marwari log|gujaratis|marathis|up wale|bhaiya log|kashmiri pandits?|naga people|manipuris|atheists|nastik log|pakistanis?|pakistani|pakistaniyo~|bangladeshis?|bangladeshi|bangladeshiyo~|biharis?|bihari|bihariyo~|madrasi|madrasis|madrasiyo~|punjabis|bengalis|kashmiris?|kashmiriyo~|nepalis?|gorkha~|rohingyas?|rohingya|rohingyas|rohingyao~|tibetans|immigrants?|migrants?|foreigners|refugees?|sharnarthi~|gypsies|romani|arabs?|indians|south indians?|north indians?|gays|gay (people|person|folk|folks|man|couple|couples|boy|boys|ones|community|students?|kids|neighbou?rs?|marriage|pride|brother|son)|gay log ko|homo log|lesbians?|homosexuals?|homos|homo|samlaingik~|samlengik~|samalaingik~|queer|queers|lgbt~|bisexuals?|trans|transgenders?|transwom~|trans (people|women|men|person)|hijras?|hijra|hijre|hijro|hijron|hijde|hijdo|hijdon|eunuchs?|kinnar|kinnaro~|women|womens|woman|females?|girls|ladies|wives|widows|aurat|aurate|auraten|aurten|aurte|aurato|auraton|aurton|aurto|ladkiyan|ladkiya|ladkiyo|ladkiyon|mahila|mahilae|mahilao|mahilaon|mahilayen|stri|striyo~|vidhva|vidhvao~|disabled~|handicapped|handicaps|cripples?|crippled people|lame people|blind people|deaf people|wheelchair~|mentally ill|autistic~|retards?|retarded|special needs~|specially abled|dwarfs|viklang|viklango~|viklaang~|apahij|apahijo~|divyang|divyango~|langde log|langde lule|langdo|lule langde|andhe log|andho|behre log|behro|goonge~|pagal log|pagalo~|mandbuddhi|mand buddhi|old people|poor people|fat people)`

const LOG =
  '(log|logo|logon|waale|wale|walo|walon|jaise|ki|ke|ko|ka|se|sab|sabhi|people|folk|folks|community|samaj|biradari|jati|jaati|kaum)'

const ATTACK =
  '(kill|kills|killing|burn|burns|burning|hang|shoot|slaughter|butcher|exterminate|exterminating|wipe|wipe out|eliminate|eradicate|annihilate|gas|get rid of|throw|throw out|throw them|drive|drive out|kick|kick out|deport|ban|banish|beat|beat up|beats|attack|destroy|lynch|chase|chase out|enslave|segregate|stone|cleanse|murder|massacre|hunt|hunt down|purge|crush|expel|remove|rid|bomb|whip|rape|hate|hates|hating|despise|detest|loathe|hatred for|boycott|punish|sterili[sz]e|lock up|behead|drown|poison|spit on|teach a lesson|clean (<3> )?of|smash|jail|torch|set fire to|slap|humiliate|stab)'

const SHOULD =
  '(should|shud|shoud|must|ought to|need to|have to|deserve|deserves|deserved|cannot|cant|can not|may not|will|has to|shall|better|are to|are meant to|were born to|are only good|is only good|belong|belongs|dont belong|do not belong|dont deserve|do not deserve)'
const FATE =
  '(die|dead|be dead|be killed|be burned|be burnt|be hanged|be shot|be beaten|be whipped|whipped|beaten|killed|burned|burnt|hanged|be wiped~|be exterminated|be eliminated|be gassed|be banned|be deported|be thrown~|be driven~|be kicked~|be removed|be kept~|be locked~|be slaves|be enslaved|be stoned|be punished|be ashamed|be sterili[sz]ed|be cured|not be allowed~|not be given~|not be permitted|never be allowed~|not exist|not live|not enter|never enter|not vote|not study|not read|not work|not speak|not touch|not drink|not marry|not have rights|not have children|no rights|not breed|leave|go back|get out|stay away|stay out|know their place|stay in (<2> )?(place|kitchen|home|gutter~|house|room~)|belong in|in the kitchen|suffer|burn|hang|rot|be hated|serve|obey|clean toilets|eat last|live outside|enter~|not be seen|not show|perish|disappear|vanish|be erased|kitchen|zoo|gutter|cage|jail|bow to|stop breathing|not breathe|death|to die|be boycotted|be treated like|walk behind|keep quiet|shut up|not be trusted|never be trusted|not sit|never sit|not lead|not rule)'

const VILE =
  '(dirty|filthy|filth|inferior|vermin|pest|pests|cockroach|cockroaches|parasite|parasites|rats|dogs|pigs|swine|animals|beasts|monkeys|apes|insects|terrorist|terrorists|criminals?|thieves|thief|rapists|scum|trash|garbage|rubbish|disease|diseased|a disease|plague|cancer|virus|useless|less than human|subhuman|sub human|not human|inhuman|worthless|evil|traitors?|cheats|cheaters|disgusting|polluted|impure|unclean|unholy|cursed|a curse|burden|a burden|mistake|abomination|sinners|perverts?|freaks?|stupid|dumb|idiots|weak|lazy|liars|slaves|born to serve|born slaves|born dirty|unnatural|shameful|mental|savages|barbaric|barbarians|backward|unworthy|retarded|enemies|witches|bad luck|unlucky|inauspicious|property|objects|fit only|good for nothing|smelly|stink|stinks|ugly|demons|sluts|waste|second class|filthy creatures|waste of~|lower than|beneath us|not equal|a problem|infest~|ruin~|spoil~|contaminat~)'

const MARO =
  '(mar~|maar~|maro|maaro|mardo|maardo|mar do|maar do|mar dalo|maar dalo|mar dal~|maar daal~|mar bhaga~|maar bhaga~|kaat~|kat do|kato|kat dalo|jala~|jalado|katl|qatl|bhaga~|bhagado|bhagao|nikal~|nikaal~|nikalo|nikaalo|bahar~|khatam~|khatm~|khatma|mita~|mitado|saf karo|saaf kar~|safaya|ukhad~|goli|phaansi|fansi|phansi|fasi|pit~|peet~|peeto|pito|kuchal~|gulam|ghulam|nafrat|nafrat hai|bhejo pakistan|pakistan bhej~|desh se|band karo|band kar do|jail|rok do|zinda mat|jinda mat|patthar|pathar~|lathi|thook~|thuk~|danda|dande|laat|hatao|hata do|bahishkar|bahishkaar|boycott|jutey|jute|joote|sabak|aukat|auqat|aukaat|nasht|narsanhar|narsanghar|tod do|dhakk~|ghus~|nanga|balatkar|kuyen me|jalade|fook do|foonk do|phoonk~)'
const GANDA =
  '(gande|ganda|gandi|gandey|napak|naapak|apavitra|neech|nich|keede|kide|keeda|kida|keedey|suar|suwar|suvar|sooar|kutte|kutta|gaddar|gaddaar|deshdrohi|desh drohi|deshdrohee|aatankvadi|aatankwadi|atankvadi|atankwadi|aatanki|atanki|achhut|achhoot|achoot|chor|chore|dushman|kalank|bojh|bhojh|paap|papi|paapi|bimari|beemari|gandagi|gandgi|kooda|kuda|kachra|kachda|bekar|bekaar|nikamme|nikammi|jahil|jaahil|janwar|jaanwar|janvar|haramkhor|haraami|harami|badbu~|shaitan|kam akal|kamakal|kam akl|kamakl|akal nahi|kamzor|kamjor|bewakoof|bevkuf|abhishap|shrap|manhus|manhoos|kam dimag|dimag nahi|insaan nahi|insan nahi|barabar nahi|barabari|aukat|auqat|pair ki jooti|pair ki juti|paer ki juti|jooti|ghulam|gulam|naukar hi|naali ke|nali ke|saanp|sanp|barbad~|dhabba|bhrasht|bhrasth|ashudh|ashuddh)'
const MANA =
  '(mat|nahi|nhi|na|koi|hak nahi|haq nahi|adhikar nahi|ijazat nahi|ijajat nahi|allow nahi) (<4> )?(aane|ane|ghus~|chhu~|choo~|chu~|baith~|padh~|padhne|padhna|chadh~|pani|paani|mandir|kuen|kuye|kuan|jeene|jine|rehne|rahne|ghar|bahar|bol~|bolne|hak|haq|haque|adhikar|vote|kaam|shaadi|shadi|chhoona|chhuna|dakhil|pravesh|jagah|do|dena|dene|chahiye|chhodo|chodo|bache|bachna|chhodna)'

const PLACE =
  '(country|land|city|town|village|state|nation|kingdom|street|streets|school|temple|shop|neighbou?rhood|society|colony|home|world|hills|valley|area|planet|desh|gaon|shahar|mohalla)'

const CALLS: readonly string[] = [
  `${GROUP} (<8> )?(get|go|pack up|pack|clear|move|run|stay|keep|crawl) (<3> )?(out|away|off|back|leave) (<2> )?(of |from |to |where )?(<3> )?(our|my|this|the|your|from|own|you|they|here) (<2> )?(${PLACE}|come|came|belong|here)`,
  `${GROUP} (<6> )?(leave|quit|vacate) (<1> )?(our|my|this) (<2> )?${PLACE}`,
  `${GROUP} (<6> )?(do not|dont|does not|doesnt|never|cannot|will never|didnt) (<1> )?(belong|fit in|count as)`,
  `${GROUP} (<4> )?(should|must|better|have to|need to|ought to) (<2> )?(go back|go home|leave|get out|pack|be sent|be shipped|stay away|be kept|be put)`,
  `(send|ship|push|force|drive|chase|run|hound|kick|throw|pack|sweep|flush|march|bundle|put|lock|herd|shove) (<2> )?(all |every |the |those |these |any |some |of )*${GROUP} (<6> )?(back|out|away|off|home|into the|in cages?|in camps?|behind|where)`,
  `(mob|mobs|riot|riots|pogrom|crowd|violence|war|hatred|campaign|attack|villagers|torches) (<3> )?(against|on|upon) (<3> )?${GROUP}`,
  `(purify|cleanse|rid|clean|free|purge|empty|clear|cure|scrub) (<5> )?(of|from) (<3> )?${GROUP}`,
  `(no|nobody|no ?one|none|not one|never one) (<1> )?(of|from|in) (<1> )?${GROUP} (<3> )?(may|can|is|are|should|shall|must|enters?|drinks?|sits?|lives?|will|gets?|deserves?)`,
  `(make|force|order) (<2> )?${GROUP} (<3> )?(leave|get out|move out|kneel|crawl|vanish|beg|eat|convert|bow|drink|sit outside|sleep outside)`,
  `(drive|throw|kick|chase|force|burn|push|hound|keep) (<1> )?(out|away|them out|them all|them away) (<5> )?${GROUP}`,
  `${GROUP} (<8> )?(drive|throw|kick|chase|burn|beat|kill|shoot|hang|lynch|gas|stone|hound|crush|whip|wipe|push|smoke|starve) (them|these|those|him|her|it|all of them|every one|everyone of) (<2> )?(out|all|away|off|down|up|to|into|like|today|now|tonight|until|before|with|dead|from|[.])`,
  `${GROUP} (ki|ke|ka) (<3> )?(basti|ghar|gharo~|dukan|dukaan|dukano~|mohalla|mohalle|jhopdi|jhopdiya~|gaon|masjid|mandir|girja~) (<3> )?(jala~|loot~|lut~|phook~|phoonk~|fook~|foonk~|tod~|ujaad~|ujad~|aag|raakh)`,
  `${GROUP} (<3> )?(saale|sale|salo|saalo|haramiyo|haramio|kutto|kuttey|wapas|vapas|niklo|bhago|dafa|chale jao|chale jaao|bhaag jao|apne desh|apne gaon ja~)`,
  '(aurat~|orten|ortein|auraten|aurten|ladki~|mahila~|stri~) (<2> )?(sirf|bas|to|keval|hamesha) (<2> )?(chulh~|culh~|rasoi|bachche paida|bacche paida|ghar ke kaam|pair~|jhadu|bartan|kitchen|bistar|gulami) (<3> )?(ke liye|ke lie|me~|hi|par|ban~|rahe~)',
  `(burn|hang|drown|kill|stone|shoot|gas|lynch|torch) (<6> )?${GROUP} (<2> )?(alive|first|all|tonight|today|now|too|homes?|houses?|huts?|families|families too|children)`,
  `(hindu|muslim|musalman|dalit|sikh|christian|isai|bihari|brahmin|kashmiri|adivasi) (<2> )?(murdabad|hatao|bhagao|mukt|ko nikalo|ko maro|ko maaro)`,
]

export const HATE: HarmRule = {
  kind: 'hate',
  harmless: [
    '(never|not|dont|do not|didnt) (<1> )?(kill|beat|hate|burn|hurt|attack|harm|insult~|mistreat~|mock)',
    '(wrong to|stop|stops|stopping|no one should|nobody should|nobody|refuse to|against|protest~|fight those|save|protect|defend|shame on|why do (they|people|you|we)|why did (they|people)|who say~|scold~|punish (those|anyone|him|them) who|anyone who|those who) (<6> )?(kill|beat|hate|burn|hurt|attack|harm|insult~|mistreat~|dirty|inferior|untouch~|disease|slaves|kick|drive|mock|call|calls|hates|keep|keeps|throw|chase|turn away|send away|stop)',
    '(i|we|he|she|they|lets) (<1> )?(go|goes|went|come|comes|came|walk|walks|run|ride|return) (<1> )?back (to|from|into|through)',
    '(leh?ogs?|log|logs|wood|fire|lamp|lamps|candle~|torch) (<1> )?(burn|burns|burning) (near|by|beside|behind|for|before|as|while|and)',
    '(burn|burns|light|lights) (<2> )?(lamp|lamps|incense|candle~|wood|log|fire)',
    '(black|white) (cat|cats|snake|snakes|magic|horse|bird|dog|crow|bull|stone|buck|cloth|flag|clouds?|ants?|bees?)',
    '(trans) (port~|form~|late~|fer~|parent)',
    '(girls|women|ladies|females|aurate|auraten|ladkiyan) (<2> )?(sing|dance|draw water|laugh|play|win|won|weave|pray)',
    '(badh|baadh|pani|malbe|aag|khatre|musibat|toofan|bhukh|garibi|akal|bhukamp|kaid|jail|dube gaon) (<1> )?se (<2> )?(nikal~|bahar|bacha~)',
    'widows? (<2> )?(cries|weeps|wail~)',
    '(shut up|shut it|be quiet|hush|listen|silence|hurry up) (you |my )?(old |young |good )?(woman|lady)',
  ],
  unless: [
    // Hate that a narrator reports or opposes.
    '(elders?|priests?|landlord|headman|villagers|guard|king) (?!(<20> )?(kill~|burn~|beat~|hang~|die|dirt~|drive~|throw~|right) )(says?|said|shouts?|tells?) (<14> )?(i|we) (<1> )?(give (them|her|him) (<1> )?(water|food|bread|rice)|(sit|eat|drink|stand|walk) (with|beside|by) (them|her)|(stand|speak) against him|defy|refuse|slap)',
    '(galat|anyay|anyaay|barabar hain|barabar hai|ek saman|ek samaan|samman|izzat do|pyar|pyaar|respect|equal|equally|friends|brothers|bhai bhai|bhaichara|embrace|wedding|shaadi|welcome|rights of|fought for|kyon nahi|adhikar milna|adhikaar mil~|madad|bacha~ lo|protect them|raksha)',
  ],
  always: [
    ...CALLS,
    '(my|you|dirty|stupid|black|fucking|bloody|lazy|ugly|kill|these|those|this|that) nigga',
    '(you|dirty|stupid|fucking|bloody) (fags?|chink)',
    'chink (go back|eyes|eyed)',
    '(nigger|niggers|niggas|faggot|faggots|tranny|trannies|kike|kikes|pakis|chinks|chinkis|gook|gooks|wetback~|spic|spics|towelhead|raghead|camel jockey|sand nigg~|retards|spastic|katua|katue|katuye|katwa|katwe|mullon|mulla log|mullo ko|chamar saala|saala chamar|sala chamar|chuhra|chura log|chamariya|choorha|bhangi saala|saala bhangi|sala bhangi|kafiro|kafiron|jihadiyo|jihadiyon|gandu log|rice bag|ricebag|kaliya log|andhbhakt maro)',
    `${ATTACK} (<2> )?(all |every |the |those |these |any |some |out |up |off |down |of |that |this |whole |out all |out the |dirty |filthy |bloody |stupid |damn )*${GROUP}`,
    `${ATTACK} (<8> )?(because (<2> )?(they|he|she|it|hes|shes|theyre|of) (<3> )?)(${GROUP}|caste|religion|skin|colou?r|race|faith|gay|black|dalit|muslim|hindu|different god)`,
    `(house|houses|homes|quarter|shops?|village|mosque|mosques|temple|temples|church|churches|masjid|mandir|gurdwara|gurudwara|ghar|basti|dukan|dukaan|girja~|synagogue) (<6> )?${GROUP} (<4> )?(burn|jala~|destroy|phoonk~|fook~|tod~|because)`,
    `(burn|destroy|torch|demolish|bomb|smash|raze|attack|loot|set fire to) (<6> )?(quarter|houses|homes|house|shops?|mosque|mosques|church|churches|synagogue|temple|temples|masjid|neighbou?rhood|village|colony|slum) (<4> )?(of |where )?(<4> )?(${GROUP})`,
    '(burn|destroy|torch|demolish|bomb|smash|raze|attack) (<3> )?(mosque|mosques|masjid|church|churches|synagogue|gurdwara|gurudwara)',
    `${GROUP} ${LOG}? ?(<5> )?${SHOULD} (<4> )?${FATE}`,
    `${GROUP} (<5> )?(they|he|she|all|you|it|and) (<3> )?${SHOULD} (<4> )?${FATE}`,
    `${SHOULD} (<3> )?(kill|burn|beat|ban|deport|hang|shoot|gas|exterminate|throw out|drive out|enslave|wipe out|get rid of|lock up|whip|boycott) (<3> )?${GROUP}`,
    `${GROUP} ${LOG}? ?(<3> )?(are|r|is|be|like|as|were|hi|all|just|nothing but|such|so) (<4> )?${VILE}`,
    `${GROUP} (<3> )?(smell|stink|spread disease~|ruin~|breed like~|steal our|take our|pollut~|contaminat~|infest~|destroy~ (<2> )?(country|culture|society|religion))`,
    `(dirty|filthy|stupid|bloody|damn|fucking|disgusting|useless|worthless|ugly|smelly|inferior|evil|lazy) ${GROUP}`,
    `(no|not let|dont let|do not let|never let|keep|not allow|dont allow|do not allow|never allow|refuse|forbid|ban|block|stop) (<2> )?${GROUP} (<5> )?(enter~|drink~|touch~|allowed|temple|well|near|sit|eat|live|school|village|in here|vote|out|in our|our|inside|here|study|work|marry)`,
    `${GROUP} (<3> )?(not allowed|must not|may not|cannot|cant|can not|should not|shouldnt|have no right~|has no right~|dont deserve|do not deserve|dont belong|do not belong|not welcome|no place|are not human|arent human|not real~|are not like us)`,
    `(beat|beats|hit|slap|whip|kill|hate|hates|burn) (<1> )?(him|her|them|the man|the boy|the girl|that man) (<2> )?(because|for being|since|as) (<3> )?(${GROUP}|low caste|gay|black|dark|lame|disabled|blind|muslim|hindu|dalit)`,
    `(hate|hates|i hate|despise|loathe) (<2> )?(all |every |those |these |the |you )?${GROUP}`,
    `(death to|down with|kill all|no more|get rid of|go back|go back to|wipe out|wipe the|clean the (<2> )?of) (<3> )?${GROUP}`,
    `${GROUP} (<2> )?(go back|get out|go home to|must die|will die|die|have to go|out of our|out of my|murdabad|hai hai|saaf|not human)`,
    `${GROUP} (<3> )?(lynch|genocide|massacre|exterminat~|annihilat~|wipe~|slaughter~|enslav~|wipe the)`,

    `${GROUP} ${LOG}? ?(<6> )?${MARO}`,
    `${MARO} (in|un|saare|sare|sab|sabhi|har|ye|yeh|ko|sale|saale)? ?${GROUP}`,
    `${GROUP} ${LOG}? ?(<4> )?${GANDA}`,
    `${GANDA} (<2> )?${GROUP}`,
    `${GROUP} ${LOG}? ?(<5> )?${MANA}`,
    `${GROUP} ${LOG}? ?(<4> )?(mandir|kuen|kuein|kuye|kua|kuan|kunve|ghar|gaon|school|masjid|rasoi|padhai|padhne|chauka|ghunghat) (<4> )?(mat|nahi|na|ghus~|dur|door|bahar|hi|me hi|tak hi)`,
    `${GROUP} (<6> )?(hak|haq|haque|adhikar|ijazat|ijajat) (hi )?(nahi|nhi|mat)`,
    '(chinki|chinkee|chini) (log|people|wapas|kahin|saale|sale|admi|ladki|go back)',
    '(aurat|auraton|aurton|ladki|ladkiyon|mahila|mahilaon|stri|striyo~) (<1> )?(ki|ka|ko) (<1> )?(jagah|kaam|sthan|aukat|auqat) (<4> )?(chulh~|rasoi|ghar|kitchen|ghunghat|pair~|jooti|juti|chauka|char deewar~|hi)',
    `(dont|do not|not|no) (<2> )?want (<2> )?${GROUP} (<3> )?(in|near|here|around|at|on)`,
    '(neech|nich|nichi|neechi|chhoti|choti|chamar|bhangi|achhut|achut|achhoot|achoot|chuhra|dalit) (jaat|jat|jati|jaati|kaum|log|ki aulad|kahin ke|kahin ka|kahi ka|saala|sala|saale|sale|wale|walo|walon|admi|kahika) (<4> )?(ko|ke|se|hai|hain|saala|chhu~|chu~|paani|pani|maar~|mar~|mandir|kuen|door|dur|nikal~|gande|aukat|auqat|bhag~|baith~|juthan|jhootha)',
    '(tu|tum|teri|tumhari|apni) (<3> )?(neech|nich|chamar|bhangi|achhut|achhoot) (<2> )?(jaat|jat|jaati|jati|hai|ho|aukat|auqat|saale|sale|kahin)',
    '(apni|teri|inki|unki|tumhari) (aukat|auqat|aukaat|jaat|jat) (<3> )?(me reh|mein reh|dikha~|yaad|mat bhool)',
  ],
}
