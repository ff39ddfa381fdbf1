import type { HarmRule } from '../rule.ts'

export const SEXUAL_WORDS =
  '(sex|sexy|seks|sexual|sexually|sexxx|porn|porno|pornography|erotic|erotica|fuck|fucks|fucked|fucking|fuk|phuck|blowjob|blow job|handjob|hand job|orgasm|orgasms|masturbat~|horny|nude|nudes|nudity|naked|nakid|threesome|orgy|striptease|strip tease|lap dance|intercourse|oral sex|anal|foreplay|seduce~|seducing|molest~|grope~|groping|fondl~|rape~|raping|rapist|lewd|lust|lustful|undress~|make love|making love|made love|makes love|sleep with|sleeps with|slept with|sleeping with|private parts|genitals|penis|vagina|boobs|boob|tits|nipple~|breasts|pussy|panties|sambhog|sambhoga|chudai|chudaai|chudvana|chudwa~|chodu|hambistar~|humbistar~|hambistri|yaun|yon|sharirik|shareerik|jismani|nangi|nanga|nangee|balatkar|balatkaar|hawas|havas|vasna|kamukta|kamuk|ashlil|ashleel|suhagrat|suhagraat|suhaagraat|suhaag raat|suhag rat|gandi baat~|gandi video|gande kaam|gandi chat|gandi harkat~|gupt ang|guptang|chuchi|choochi|blue film|bf dikha~|xxx|18 plus|kamasutra|erection|aroused|bedroom scene|bed scene|bistar wal~|bistar me~|bistar par)'

const PERSON =
  '(her|him|them|you|me|us|she|he|queen|king|princess|prince|woman|man|women|men|girl|girls|boy|boys|maid|maids|maiden|dancer|dancers|apsara|apsaras|courtesan|witch|goddess|wife|husband|lady|ladies|nurse|teacher|servant|slave|captive|prisoner|widow|bride|soldier|guard|friend|sister|stranger|rani|raja|rajkumari|someone|somebody|neighbou?r|bhabhi|aunty|villager)'

const BODY =
  '(breasts|boob|boobs|tits|nipple|nipples|her butt|his butt|buttocks|arse|booty|thigh|thighs|crotch|groin|bottom|cleavage|private parts|privates|genitals|penis|vagina|dick|cock|pussy|bare body|naked body|curves|between her legs|between his legs|under her skirt|under her clothes|inside her blouse|balls|hips)'

const CLOTHES =
  '(clothes|clothing|cloth|dress|robe|robes|saree|sari|blouse|skirt|shirt|pants|lehenga|choli|garments?|underwear|bra|panties|dhoti|everything|gown|top|veil and)'

const KAPDE =
  '(kapde|kapda|kapdo|kapdon|kapre|kapdey|vastra|vastr|saree|sari|sadi|saadi|blouse|blauz|choli|lehenga|lahanga|kurti|pyjama|salwar|kachha|chaddi|bra|sab kuch)'
const USKA =
  '(uske|uski|uska|unke|unki|rani|ladki|aurat|apsara|nartaki|daasi|dasi|mere|meri|tere|teri|tumhare|apne|sabke|sabhi|rajkumari|raja|bhabhi|padosan|mahila|yuvti)'
/** Normal in tales. Harmful only next to an explicit act. */
const HELPLESS =
  '(drug|drugs|drugged|unconscious|passed out|asleep|refuses|refused|resists|resist|struggles|tied up|threaten~|crying|cries|captive)'
const PLAIN_AKT =
  '(sex|sexual|seks|sleep with|sleeps with|undress~|strip|strips|touch (her|him) (<1> )?(all over|body|private~|breasts|thighs|under)|touch his body|touch herself|make love|makes love|intercourse|fuck~|have (her|him) (<2> )?(tonight|now|anyway|again|and|while|all|[.])|myself on|himself on|herself on|mount (her|him)|penetrate~|enter her|lust|naked|take off (her|his)|(her|his) (clothes|dress|sari) off|(into|to|in) (my|his) bed|share my bed|thighs|breasts|(take|have|do) (her|him) (<2> )?(in|on) (<1> )?bed|do (what|whatever) (<1> )?(want|like|please)|have (my|his) way|grope~|fondle~|kiss (her|him) (<2> )?(all over|lips|body|mouth|neck|anyway)|pleasure)'
const FORCE =
  '(force|forces|forced|forcing|forcibly|against (<1> )?will|without (<2> )?consent|without permission|while she sleeps|while he sleeps|says no|said no|begs me to stop|begs to stop|screams? no|not willing|unwilling|doesnt want|does not want|didnt want|overpower~|pin her down|hold her down|blackmail~|slave girl)'
const ZABARDASTI =
  '(jabardasti|zabardasti|jabran|zabran|jabardasthi|jabar dasti|zor jabar~|jor jabar~|jor jabardasti|majboor~|majbur~|mana kar~|marzi ke bina|marji ke bina|bina marzi|bina marji|marzi ke khilaf|marji ke khilaf|razi nahi|raji nahi|inkar|roti rahi|rote rahi|rota raha|chillati rahi|behosh|(haath|pair|use|usko|rassi se|palang se|khambe se|munh) (<1> )?(bandh kar|bandhkar)|dara kar|darakar|dhamka~|nashe ki|nasha de|bal purvak|balpurvak|ijazat ke bina|na karti rahi|na kahti rahi|soyi hui|soti hui)'
const AKT =
  '(sex|sexual|seks|sleep with|sleep~|bed|undress|strip|touch her|touch him|touch his|touch herself|kiss|make love|intercourse|fuck~|have her|have him|take her|take him|myself on|himself on|herself on|mount|penetrate|enter her|pleasure|lust|naked|clothes|body|thighs|breasts|have my way|grope~|fondle)'
const HINDI_AKT =
  '(sex|seks|sambhog|sambandh|samband|sambhandh|sote|sota|soti|sona|soya|so jata|raat bit~|rat bit~|chum~|choom~|kiss|kapde|kapda|saree|bistar|hambistar|humbistar~|sharir|shareer|badan|jism|yaun|izzat|ijjat|chhu~|chhed~|pyaas bujha~|hawas)'

export const SEXUAL: HarmRule = {
  kind: 'sexual',
  harmless: [
    'bistar (par|pe) (lita~|leta~|lito|leto|sula~|sulo) ?(do|dijiye|diya|dete)?',
    '(force|forces|forced|forcing) (<1> )?(open|lock|locks|door|doors|gate|way|smile|window|chest|laugh)',
    '(duck|ducks|bird|birds|elephant|elephants|sparrow~|buffalo~|cow|cows|animal~|geese|swans?|horses?|crows?) (<2> )?bath~',
    '(children|kids|child|baby|boys|girls|twins|they|everyone|parents|guests) (<1> )?(are|is|were|was) (<1> )?(in|asleep in|ready for|off to) bed',
    '(what|which|same|opposite|either|both|of the|fair|weaker|of either|its|determine the) (sex|sexes)',
    '(sex|seks) (is|of) (the|this|that|my|a|our|its) (new|baby|calf|child|newborn|puppy|foal|goat|cow|egg)',
    '(what|which) sex',
    '(sex|sexual|seks) (education|ed|educator|shiksha|health)',
    'naked (eye|eyes|sword|swords|blade|flame|truth|sky|rock|ascetic~|sadhu~|baby|child|mole~|branch~|tree~|steel|feet|hill~|flames)',
    '(nangi|nanga|nangee) (talvar~|aankh~|ankh~|tang~|sach~|pair|taar)',
    '(nange|nanga|nangi) (pair|paon|pav|paanv|pa+v|sir)',
    '(moby|philip|mister|mr|uncle|detective|private) dick',
    '(weather|pea|turkey|game|fighting|hay) cock',
    'cock (a doodle|crow~|fight|eyed|tail)',
    '(chicken|goose|duck|turkey) (breast|breasts)',
    '(beat|beats|beating|strike|strikes) (my|her|his|their|our) (breast|breasts|chest)',
    '(breast|breasts) (plate|feed~|fed|milk|bone|stroke|pocket|cancer)',
    '(feed|feeds|nurse|nurses|suckle~|nursing|milk) (<4> )?(breast|breasts)',
    '(baby|infant|child|twins|newborn|son|daughter) (<3> )?(breast|breasts|nipple)',
    '(baby|babies|infant|child|munna|munni|toddler) (is|are|was|runs|sits|lies|splash~) (<1> )?naked',
    'lust for (power|gold|blood|life|revenge|war|victory|money|knowledge|the throne)',
    '(gyan|dhan|satta|badle|khoon) ki (hawas|vasna)',
    'anal~ (yse|ysis|yst|yze|ogy|og)',
    'what the fuck',
    '(fuck|fucking) (off|you|u|this|that|it|hell|duryodhan~|ravan~|shakuni|war|great|awesome|amazing|idiot|cold|hot)',
    '(sleep|sleeps|slept|sleeping) with (<1> )?(my |the |her |his |our )?(mother|mom|mum|amma|maa|ma|baby|child|children|kids|grandmother|grandma|nani|dadi|sword|bow|dog|cat|cow|cows|goats|light|lights|lamp|eyes|one eye|doll|teddy|door|blanket|fishes|fish|open|windows?|window)',
    '(seduce|seduces|seduced|tempt~) (<2> )?(by )?(vishwamitra|vishvamitra|power|gold|wealth|greed|sage with)',
    '(tits|tit) (for|bird~|sing~|in the tree)',
    '(blue|great|coal) tits?',
    '(bra|rep) (ke|ka|ki) (liye|sath)',
    '(bistar|bistar par|bistar me|bistar mein|bed) (<1> )?(lag~|bichha~|bicha~|let~|aaram|so ja~|garam|saaf|bana~|jhad~)',
    '(beti|bete|bacch~|bach~|munna|munni|dadi|nani|maa|mareez|marij|ghayal|bimar|pitaji) (<3> )?bistar',
    '(apne|gile|geele|gande|naye|purane|bhige|bheege|sukhe|sookhe|phate|fate|maile) kapde',
    'kapde (utar|utaar) ?(kar|ke|kr)? (<4> )?(nah~|snan~|dubki|tair~|so ja~|sukh~|dho~|kood~|nadi)',
    'kapde (<1> )?(gande|gile|geele|sukh~|sookh~|dho~|badal~|sil~|kharid~|utar kar nah~|utaar kar nah~|utar ke nah~|pehan~|pahan~|phat~)',
    '(mummy|maa|amma|dadi|nani|bhai|behan|bahan|dost|bacch~|papa|pitaji) ke (saath|sath) (so|sona|soya|soyi|sota|soti|sone)',
  ],
  unless: [
    '(gopi|gopis|gopiyo~|cheer ?haran|chir ?haran|dushasan~|duhshasan~|draupadi|dropadi|vastra ?haran|ahalya|menaka|vishwamitra|vishvamitra|vishwamitr|lingam|shivling~|kamdev~|kamadev~)',
    'duryodhan~ (<2> )?(jangh|jaangh|thigh)',
  ],
  untilMature: [
    '(sex|seks|sexx|sexxx|porn|porno|pornography|erotic|erotica|blowjob|blow job|handjob|hand job|orgasm|orgasms|masturbat~|threesome|orgy|striptease|strip tease|lap ?dance|intercourse|oral sex|anal|foreplay|xxx|kamasutra|horny|sexual|sexually|nudes?|nudity|penis|vagina|boobs|boob|tits|lewd|sexting|sext|dildo|condom|genitals|fetish|bdsm|kinky|erection|aroused|wanking|wank off|jerk off|jack off|jerk me off|cum inside|cumming|creampie|69 position|hentai|onlyfans|milf|brothel|prostitute|prostitutes|whores|hooker|slutty|slut)',
    '(sexy|hot|steamy|spicy|naughty|adult|dirty|lusty|intimate|love ?making|bedroom|bed|passionate|18|explicit|nsfw|vulgar) (<1> )?(scene|scenes|story|stories|chat|talk|video|videos|photo|photos|pics?|pictures?|dance|body|time|roleplay|role play|massage|things|night in bed|moment in bed|act|acts|detail|details|game|games)',
    '(sexy|lewd|slutty|smutty)',
    `(fuck|fucks|fucked|fucking|fuk|fck|fuking|phuck|screw|shag|hump|bang|bone) <2> ${PERSON}`,
    '(lets|we|want to|wana|to|and|gonna|i|they|can|both) (<2> )?(fuck|fuk|fck|fucks|shag|fucked|fucking)',
    `(make|makes|made|making) (sweet |passionate |hot |slow |wild )?love (to|with|all|until|in|on|till) `,
    '(make|makes|made|making) love',
    `(sleep|sleeps|slept|sleeping|lie|lies|lay|lying) with <1> ${PERSON} (<3> )?(tonight|bed|all night|money|gold|pleasure|naked|once|secretly)?`,
    `(spend|spends|spent|spending|pass) (<2> )?night (<1> )?with <1> ${PERSON}`,
    '(prostitute|courtesan|dancer|dancing girl|tawaif|veshya) (<3> )?(sleep with|night|bed|pleasure|room|body)',
    `(get|gets|take|takes|took|drag|carry|lead|pull|bring|invite|lure|join) <1> (her|him|them|queen|king|princess|prince|woman|man|women|maid|dancer|apsara|courtesan|witch|lady|servant|wife|bride|soldier|guard|rani|me|you) (<1> )?(to|into|in|onto) (<1> )?(bed|my bed|bedroom|bedchamber|sheets|mattress)`,
    '(her|us|them|you|queen|king|prince|princess|dancer|maid|lover) (in|into) (<1> )?bed',
    `(strip|strips|stripping|undress|undresses|undressing|disrobe|disrobes|unclothe) <2> (${PERSON}|naked|slowly|for me|down)`,
    `(tear|tears|rip|rips|pull|pulls|remove|removes|removing|slip|slips|peel|peels|throw|get|lift|open|unbutton|untie|unhook|unzip) (<1> )?(off |out of |up |down |away )?(<1> )?(her|his|their|your|all her|all his|each others?|the queens|the princess|the girls|the womans|the dancers|our|one another) (<1> )?${CLOTHES}`,
    `(take|takes|taking|took) (<1> )?(off |out of )(<1> )?(her|his|their|all her|all his|each others?|the queens|the princess|the girls|the dancers|our|one another) (<1> )?${CLOTHES}`,
    `(take|takes|took|pull|tear|rip|strip|throw|get|slip) (off )?(my|your|our|all my) ${CLOTHES} (<2> )?(off )?(for|slowly|seductively|before her|before him|in front|and (<2> )?(bed|her|him|kiss|dance|lie)|sexily)`,
    '(clothes|clothing|dress|robe|saree|sari|blouse|gown|shirt) (<2> )?(off|falls|drops|come off|comes off|slips) (<5> )?(bed|naked|body|skin|bare|lust|me|him|her|now|please)',
    `(touch|touches|touching|grab|grabs|grabbing|squeeze|squeezes|squeezing|suck|sucks|sucking|lick|licks|licking|kiss|kisses|kissing|fondle|fondles|caress|caresses|rub|rubs|rubbing|grope|gropes|groping|pinch|slap|spank|stroke|feel|bite|show me|stare at|look at|describe|press|massage|play with|put my hand~ on|peek at|expose|bare) <4> ${BODY}`,
    `${BODY} (<4> )?(naked|lick|suck|kiss|press|sexy|describe)`,
    '(naked|nude|nakid|topless|bare naked|stark naked|unclothed)',
    '(watch|watches|watching|spy|spies|spying|peep|peeps|peek|peeks|peeping|peeking|look|stare) (<1> )?(on|at|while|through)? ?(<4> )?(bathe|bathes|bathing|(take|takes|taking|in) (a|her|his|their|the)? ?bath|undress~|change clothes|changing|shower|naked|nude|keyhole)',
    `(take|takes|slip|get|pull|drop|lose|step|throw|strip|rip) (off |out of |down )?(all )?(of )?(your|the|that|those) ${CLOTHES} (<4> )?(do me|have you|lie (down )?(beside|with|on)|come (here )?(to|and) (me|bed|my bed|lie|kiss)|for me|for (the |your )?(king|queen|lord|master|prince)|slowly|let me|bed|nurse|apsara|dancer|lover|baby|darling|princess|woman|witch|rani|sexily|show me)`,
    `take off all (of )?(your|the|those) ${CLOTHES} (?!(and|to|before|or|they|in) (<2> )?(bathe|bath|wash|dry|warm|swim|sleep|change|get dry|sit|are wet))`,
    `off with (your|her|his|that|those) ${CLOTHES}`,
    '(strip|take|pull|throw) (off everything|everything off|it all off) (<6> )?(bed|lie|me|kiss|for)',
    'do me (right here|right now|here|now|all night|harder|hard|slow|slowly|from behind|again|on the (floor|bed|table|grass)|against (<1> )?(wall|tree))',
    'take me (<2> )?(against (<1> )?(wall|tree)|from behind|hard and|in your bed)',
    '(seduce|seduces|seducing|seduction|turn me on|turns me on|turned on by|get laid|hook up|hookup|one night stand|quickie|make out with|making out with|making out|makeout|lets make out|wana make out|want to make out|kiss and make out|friends with benefits|have my way with|hump|humping|ride me|ride his|suck his|suck my|eat her out|finger her|go down on|moan~ (<2> )?(pleasure|bed|name|loud~|as)|thrust~ (<2> )?(into|inside|hips|deep)|climax together|consummate)',
    '(pleasure|pleasures|satisfy|satisfies|arouse|arouses|service|serve) (<2> )?(her|him|me|himself|herself|myself|us|men|women|body|desire~|sexual~|soldiers) (<2> )?(body|bodily|in bed|all night|sexual~|until|with my|with his|physically|with your)',
    '(physical|bodily|carnal|sexual|illicit|intimate) (relation~|relationship~|pleasure~|desire~|union|love|contact|relations)',
    '(with|of|full of|my|his|her|in|burning) lust',
    '(lustful|lusting|lustfully)',
    '(underwear|panties|bra|lingerie|thong|bikini) (<4> )?',

    '(sambhog|sambhoga|sanbhog|chudai|chudaai|chudayi|(mujhse|usse|us se|isse|kisi se|mere se|tujhse|tumse|khud ko|apne aap ko|aurat ko|ladki ko|rani ko) (<2> )?chudwa~|chudne|chodna hai|chodne do|hambistar~|humbistar~|hambistri|yaun|yon sambandh|sahvas|sehvas|rati kriya|ratikriya|kaam krida|kamkrida|kaamkrida|kamkreeda|suhagrat|suhagraat|suhaagraat|suhaag raat|suhag rat|suhag raat|kamukta|kamuk|kaamuk|ashlil|ashleel|gupt ang~|guptang~|gandi baat~|gandi video|gandi chat|gandi kahani|gandi film|gande kaam|gandi harkat~|gandi harqat~|blue film|(uski|meri|teri|tumhari|aurat ki|ladki ki|rani ki|badi|moti) chuchi|chuchi (daba~|choos~|chus~|dikha~|masal~|pakad~|dekh~)|chuchiyan|hastmaithun|maithun|veshya|vaishya ke kothe|kothe wali|kothe par|(tu|ye|yeh|woh|vo|saali|sali|teri|meri|ek|kutti|behen|maa) randi|randi (hai|ko|ka|ke|se|saali|sali|kutti|rona|khana|bazar|baazi|baji|ban~|aurat|ladki)|rakhail|jism ki|jismani|badan ki pyas|jism faroshi|mujra ke baad)',
    '(lund|gaand|gand mar~|chut|choot|boobs|stan|ston|vaksh|nitamb|jangho|jaanghon|chhati|chhaati) (<4> )?(chu~|chhu~|choo~|dab~|masal~|sehla~|sahla~|chat~|chaat~|dikha~|choos~|chus~|pakad~|kiss|chum~|choom~|hath|haath|mar~|dekh~|marna|maro|nang~)',
    '(hawas|havas|vasna|waasna|vaasna)',
    '(uski|meri|teri|tumhari|apni|rani ki|aurat ki|ladki ki) jaangh (<2> )?(sehla~|sahla~|sehlao|sahlao|masal~|daba~|choom~|chum~|chaat~|hath|haath)',
    '(nangi|nanga|nangee|nange|nagn|nirvastra|nirvastr|nangaa) (<4> )?(kar~|dekh~|dikha~|ho|hokar|hoke|ho kar|nach~|naach~|nah~|photo|tasvir|badan|ladki|aurat|sharir|scene|video|hona|ho ja~|sula~|aurto~|rani|apsara|soti|sote|let~|jism|pada|padi|chhod~)',
    `(bina|bagair|be) (kapde|kapdo|kapdon|vastra|vastr|libas|kapdo) (<1> )?(ke|me|ki|wali)?`,
    `${USKA} (<3> )?${KAPDE} (<2> )?(utar~|utaar~|utr~|hata~|khol~|phaad~|fad~|phad~|khinch~|kheench~|cheen~|nikal~|noch~|uth~|gira~|sarka~)`,
    `${KAPDE} (<2> )?(utaro|utaaro|utar do|utaar do|utaar dun~|utar dun~|utaar deta~|utar deta~|utarti|utaarti|utarte|utaarte|utarta|utaarta|utar ke|utaar ke|utarke|utarkar|utar kar|utaar kar|utaarkar|utarwa~|utarva~|utrwa~|kholo|khol do|khol ke|kholkar|kholta|kholti|hata do|hatao|utarna|utaarna|utrao|utar diye|utaar diye|faad do|phaad do)`,
    '(vastra|vastr|kapde) (tyag~|utar~|khol~) (<4> )?(sath|saath|raat|bistar|bahon|prem)',
    '(uske|uski|unke|rani|raani|raja|nartaki|apsara|daasi|dasi|tawaif|rajkumari|rajkumar|ladki|aurat|veshya|bhabhi|padosan|pati|patni|premika|premi|sainik|kisi|mahila|yuvti|naukrani) ke (saath|sath) (<3> )?(sex|seks|sona|sone|so ja~|soti|sota|soya|soyi|sote|raat|rat|bistar|sambandh|samband|sambhandh|bed|hambistar|yaun|nang~|gande|maze|maje|maza|sambhog|suhag~|ek bistar|let~)',
    '(uske|unke|iske|mere|tere|tumhare|apne premi ke) (saath|sath) (<3> )?(sex|seks|sona|sone chah~|so ja~|soti|sota|soya|soyi|sote|bistar|sambandh|hambistar|nang~|gande|maze|maje|sambhog|suhag~|ek bistar)',
    '(bistar|bistre|bed|palang|shayya|shaiya) (par|pe|me|mein|men|tak|wali|wala|wale) (<3> )?(le ja~|le aa~|leja~|leke|lekar|lejao|bula~|scene|sin|seen|kheench~|khich~|patak~|lita kar|letakar|raat|rat|baat~|kahani|maze|khel|pyar|pyaar|sath|saath|uske)',
    '(sex|seks) (kar~|ka|ki|ke|scene|chat|kahani|krna|kro|wali|wala)',
    '(sharirik|shareerik|jismani|jinsi|yaun|nazayaz|najayaz|naajayaz) (sambandh~|samband|rishta|rishte|sukh|sambhandh|talluk|taalluk|pyaas|bhookh|sukh)',
    '(sambandh|samband|sambhandh) (<1> )?(bana~|banau~|banaya|bnate|bnana|banaun~)',
    '(rangeen|rangin|rangeeli|garma garam|garam|hot|sexy|bold|gandi|ganda|gande|masaledar|mast|adult) (raat|raatein|scene|sin|kahani|baatein|baate|video|photo|dance|baten|kaam|seen|chat|massage|film)',
    '(hoth|honth|labon|lab|hotho|hontho) (<3> )?(chus~|choos~)',
    '(nahati|nahate|nahaati|nahate hue|nahati hui|kapde badal~) (<4> )?(dekh~|jhank~|jhaank~|chupke|chhip~|chup kar|chhup~)',
    '(chupke|chhup~|chhip~|jhank~|jhaank~) (<5> )?(nahati|nahaate|nahate|nahati|kapde badal~|snan|nahaati)',
    '(raat|rat|raat bhar|raatbhar) (<2> )?(bita~|guzar~|gujar~|rangeen) (<3> )?(veshya|tawaif|nartaki|daasi|dasi|rani|ladki|uske|aurat|kothe)',
    '(veshya|tawaif|nartaki|daasi|dasi|rani|ladki|aurat|uske|unke|apsara|premika) (<2> )?(saath|sath) (<2> )?(raat|rat) (<2> )?(bita~|guzar~|gujar~|rangeen|rahta|rehta)',
    '(maze|maje|maza|mja) (<1> )?(lun~|luta~|loot~|lut~|le) (<3> )?(uske|jism|badan|bistar|raat|aurat|ladki)',
    '(jism|badan|jawani|youvan|yauvan) (<3> )?(chu~|chhu~|sehla~|sahla~|dekh~|dikha~|chum~|choom~|maza|masal~|bech~|ki pyas|nang~|ka maza|loot~)',
    '(pyaas|pyas|aag) bujha~ (<3> )?(jism|badan|uske|hawas|jawani)',
    '(bra|panty|panti|chaddi) (utar~|khol~|utaar~|dikha~)',
  ],
  always: [
    `${USKA} (<1> )?(ke )?(saath|sath) (<2> )?(jabardasti|zabardasti|jabardasthi|zor jabar~|jor jabar~) (kar~|ki|krta|kiya|krna)`,
    '(rape|rapes|raped|raping|rapist|molest|molests|molested|molesting|gangrape|gang rape|reap her by force|sexually assault~|sexual assault|rep kar~|rep kr~|balatkar|balatkaar|blatkar|balaatkar|balatkaari|izzat loot~|izzat lut~|ijjat lut~|ijjat loot~|ismat~|aabroo loot~|abru lut~)',
    `${FORCE} <10> ${AKT}`,
    `${AKT} <6> ${FORCE}`,
    `${HELPLESS} <10> ${PLAIN_AKT}`,
    '(drug|drugs|drugged|tied up|captive|resists?|struggles|threaten~) (<10> )?(take|takes|carry|drag|drags|lead|pull|get|bring) (her|him|them) (<1> )?(to|into|onto) (<1> )?bed',
    `${PLAIN_AKT} <6> ${HELPLESS}`,
    '(force|forces|forced|forcing|push) (<1> )?(myself|himself|herself|themselves) (<1> )?(on|upon|onto|into)',
    `${ZABARDASTI} <10> ${HINDI_AKT}`,
    `${HINDI_AKT} <5> ${ZABARDASTI}`,
    '(have|has|had) (my|his|their) way with (her|him|the|them)',
    '(grope|gropes|groping|groped|chhedkhani|chedkhani|chhed chhad|ched chad|chhedchhad|chhedta|chedta)',
  ],
}
