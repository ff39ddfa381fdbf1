import type { HarmRule } from '../rule.ts'
import { SEXUAL_WORDS } from './sexual.ts'

const UNDER_18 =
  '(1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|ek|do|teen|char|chaar|paanch|panch|chhah|chhe|chah|che|saat|sat|aath|ath|nau|no|das|dus|gyarah|gyara|barah|bara|baara|baarah|terah|tera|teraah|chaudah|chauda|pandrah|pandra|pandhra|solah|sola|satrah|satra|satraah)'

const MINOR = `(child|children|childs|childrens|kid|kids|kiddo|minor|minors|underage|under age|under aged|underaged|school ?girl|school ?girls|school ?boy|school ?boys|school ?kid|school ?kids|school ?child|school ?children|school (student|students|teen)|little (girl|boy|girls|boys|sister|brother|one|princess)|young (girl|boy|girls|boys|child|daughter|student|teen)|small (girl|boy|child)|preteen~|teen girl|teen boy|teen girls|teenage~|(a|the|young|my|with|am|im) teen|teens|toddler|toddlers|infant|infants|adolescent~|loli|lolita|shota|juvenile|pupil|pupils|girl child|baby girl|baby boy|${UNDER_18} ?(years?|yrs?|yr|year) ?(old|olds|o)?|(1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17) ?(yo|y o|y)|(aged?|age of|turned|just|only|is|am|im|was|girl of|boy of|barely|hardly|scarcely|merely|nearly|almost|age) ${UNDER_18}|(class|grade|std|standard|kaksha) (1|2|3|4|5|6|7|8|9|10|11|12)|(1|2|3|4|5|6|7|8|9|10|11|12)(st|nd|rd|th) (class|grade|standard|std|grader|graders)|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (class|grade|grader|graders|standard)|(altar|page|choir|stable|paper|cabin) (boy|boys)|(ninth|tenth|eighth|seventh|sixth|fifth) graders?|(young|little|minor|teenage|small) (niece|nephew|cousin|ward|student|maid|servant|brother|sister|stepdaughter|stepson|stepsister|daughter|son|bride|neighbou?r|fan)|high ?school (girl|boy|student|kid|teen)~|middle ?school~|kindergarten~|primary school~|under (18|eighteen|16|sixteen)|below (18|eighteen|16)|not yet (18|eighteen)|bachchi|bacchi|bachhi|bachi|bachchiyon|bacchiyon|bachchiyo|bachcha|baccha|bacha|bachhe|bachche|bacche|bache|bachchon|bacchon|bachcho|baccho|nabalig|naabalig|naabaalig|nabaalig|kishori|kishor|kishoriyon|balika|baalika|balak|baalak|(chhoti|choti|nanhi|chotee|kam umr|kam umar|kamsin|masoom|masum) (<1> )?(ladki|ladka|ladkee|larki|behan|bahan|beti|bachchi|chhatra|kanya|si ladki|kali)|(school|skul|skool|scool|iskul|eskul) (<1> )?(ki|ka|ke|wali|wale)? ?(ladki|ladka|ladkiyon|ladkiyan|girl|chhatra|chatra|student|bachchi|larki)|(skuli|schooli|skooli|vidyalaya ki) (chhatra|chatra|ladki|chhatrao~|bachchi|bachche|bacche|bachchi)|chhatra|chatra|${UNDER_18} ?(saal|sal|varsh|varshiya|varshiy|baras|salki|saalki) (<1> )?(ki|ka|ke|kee)?|solah saal|kamsin)`

const ROMANTIC =
  '(affair~|steamy|sensual~|erotic~|consummat~|mistress|concubine|as (a|his|her|my|our|their) (<1> )?(lover|wife in bed|mistress)|(become|becomes|became|be|are|is|into|make them|turn) (<2> )?(lovers?|sweethearts in bed)|(pupil|student|girl|boy|kid|child|teen) lovers|(his|her|my|secret|young) lovers?|lovers? with|passionate~|aroused|attractive body|desire~ (his|her|the|my)|(caress|caresses|caressing|fondle|fondles|fondling|grope|gropes) |(share|shares|shared|sharing) (<4> )?bed as|(spend|spends|spent|spending) (<2> )?night (<1> )?with (<4> )?(lover|king|duke|man|lord|alone in)|(creep|creeps|climb|climbs|slip|slips|sneak|sneaks|crawl|crawls|get|gets) (<1> )?(into|in) (<5> )?(touch|feel~|undress|naked|caress|enjoy)|bed (<2> )?(touch|feel|caress|undress|enjoy) (her|him|them)|(first|wet|long|deep|real) kiss with|ka romance|ki romance|gande tarike|gande tareeke|gandi nazar|gandi najar|prem sambandh|suhagrat|pyaar ki raat|kiss (<3> )?(lips|passionate~|mouth|deep~|french|romantic~|neck|body)|lips|make out|making out|french kiss|romance with|romantic (scene|night|relation~|love)|love scene|date with|go on a date|girlfriend|boyfriend|flirt~|touch (<2> )?(inappropriate~|body|private~|thigh~|secretly|there|down there|her body|his body)|in bed with|into bed|to bed with me|strip|strips|stripping|undress (<4> )?(for me|in front|slowly|watch)|take off (her|his|their) clothes|without clothes|no clothes|hot|hottie|body touch|intimate|intimacy|fall in love with a|sleep in my bed|sugar daddy|honeymoon|wedding night|marry and (<4> )?bed|kapde utar~|kapde utaar~|kapde khol~|bina kapd~|bistar|sambandh|samband|sambhandh|sath sona|saath sona|sath sone|saath sone|ke sath raat|ke saath raat|romance karna|romance kar~|ishq ladana|chhed~|hawas|honth chum~|hoth chum~|hothon par|hontho par|galat kaam|galat tarike|galat tareeke|ganda kaam|gande kaam|gandi baat~|badan chhu~|sharir chhu~|jism)'

/** Excludes another person in the bed. */
const NOT_WITH =
  '(?!(<2> )?(naked|undress~|touch~|with (<2> )?(me|him|man|king|teacher|uncle|lord|priest|duke|coach|tutor|stranger)) )'

export const MINOR_RULE: HarmRule = {
  kind: 'minors',
  harmless: [
    '(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|hundred and) (one|two|three|four|five|six|seven|eight|nine) (years?)',
    '(after|while|when|once|until|since|as) (<3> )?(child|children|kids|baby|babies|bachche|bacche) (<2> )?(sleep~|asleep|bed|are gone|leave|away)',
    '(bachche|bacche|bachcha|baccha) (<1> )?(so gaye|so gaya|so jane|sone ke)',
    '(have|bear|want|wants|give me|conceive|raise|another|get) (<2> )?(child|children|baby|kids|son|daughter|bachcha|baccha)',
    '(tuck|tucks|tucked|put|puts|send|sends|carry|carries|chase|hop|hops|jump|jumps|snuggle|bundle) (<5> )?(to|into|in) (<1> )?(bed|cot|cradle)',
    `(children|kids|child|baby|boy|boys|girl|girls|twins) (<1> )?(piles?|dives?|squeezes?|scrambles?|leaps?|hops|jumps|climbs|crawls|runs|flops?|cuddles?|huddles?|scurry|rush|sinks?|bounces?|rolls?|races?|dashes|tumbles?|cosy up|bundle) (<1> )?(in|into|onto|to) (<1> )?bed ${NOT_WITH}`,
    `(children|kids|child|baby|boys|girls|twins|bachche|bacche) (<2> )?(hop|jump|climb|crawl|go|are|lie|run|get|is|snuggle|fall|tumble) (<1> )?(in|into|to|back to) bed ${NOT_WITH}`,
    '(is|are) (the|my|this|her|his) (<1> )?(child|baby|boy|girl|children|son|daughter) (<1> )?(hot|cold|burning)',
    '(forehead|skin|head|brow) (<2> )?hot',
    'hot (<2> )?(fever|forehead|with)',
    '(lovers|lover) (meet|part|walk|of (<1> )?(book|books|music|nature|stories))',
    '(breast|breasts) (feed~|fed|milk)',
    '(what|which|same|opposite) sex',
    '(sex|sexual|seks) (education|ed|educator|shiksha|health) (class|period|lesson|lecture|book|teacher|in school|at school|chapter)',
    '(strip|strips|stripping) (<1> )?(peas?|beans?|corn|cobs?|leaves|bark|feathers|wallpaper|paint|wires?|beds?|sheets|husks?|tamarind)',
    'sex (is|of) (the|this|that|my|our|a) (new |unborn )?(baby|child|calf|infant)',
    '(naked|nangi|nanga) (<1> )?(baby|babies|infant|truth|eye|sword|feet)',
    '(nange|nanga|nangi) (pair|paon|pav|paanv)',
    'hot (chai|tea|milk|day|food|soup|sun|water|sand|bread|roti|meal|chocolate|season|summer|afternoon|iron)',
    '(sleep|sleeps|slept|sleeping) with (<1> )?(my |the |her |his )?(mother|mom|mum|amma|maa|baby|child|children|kids|grandmother|grandma|nani|dadi|doll|teddy|light|lights)',
    '(forehead|cheek|goodnight|good night|head|hand|feet|mathe|matha|gaal)',
    '(ago|later|since|before|after|for|past|next|last|banvas|vanvas|exile|reign) ',
    '(bistar|bed) (<1> )?(bichha~|bicha~|lag~|par let~|par sula~|me sula~|mein sula~|par lita~)',
  ],
  unless: ['(gopi|gopis|cheer ?haran|dushasan~|draupadi|lingam|shivling~|ambedkar)'],
  always: [
    `${MINOR} <12> ${SEXUAL_WORDS}`,
    `${SEXUAL_WORDS} <12> ${MINOR}`,
    `${MINOR} <8> ${ROMANTIC}`,
    `${ROMANTIC} <8> ${MINOR}`,
    `(make|let|imagine|have|turn) (<8> )?${MINOR} (<4> )?(lovers|lover|kiss passion~|make love|couple in bed)`,
    `${MINOR} (<6> )?(and|with) (<4> )?(man|teacher|king|uncle|adult|tutor|guard|prince|duke|lord|priest|coach|neighbou?r) (<3> )?(become|became|are|as|turn|be) (<2> )?(lovers|lover|intimate)`,
    `(teacher|tutor|king|uncle|coach|priest|stepfather|stepmother|adult|man|woman|lord|duke) (<8> )?${MINOR} (<4> )?(become|became|are|as|turn|turned) (<2> )?(lovers|lover|intimate)`,
    '(child porn|kiddie porn|cp video|pedo|pedophile story|paedophile story|child sex|underage sex|loli|lolicon|shotacon)',
  ],
}
