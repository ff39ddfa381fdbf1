const AGE =
  '(1[0-7]|[1-9]|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'
const MINOR_ADJECTIVE = `(little |young |small |underage |minor |teenage |teen |school |innocent |sleeping |high school |${AGE} ?years? old |(1[0-7]|[1-9]) ?yo )`
const DETERMINER = '(a |an |the |my |his |her |your |this |that |these |those |another )?'
/** A child as the direct object or partner of an act, with adjectives only. */
const MINOR = `${DETERMINER}((real )?${MINOR_ADJECTIVE}*(child|children|kids?|minors?|school ?girls?|school ?boys?|school ?children|toddlers?|preteens?|underage girls?)|${MINOR_ADJECTIVE}+(girls?|boys?|students?|pupils?|daughters?|sons?|sisters?|brothers?|nieces?|nephews?|cousins?|maids?|brides?|ones?)|${AGE} ?years? olds?|(girls?|boys?) of ${AGE})`
const BACHCHI =
  '((chhoti |choti |nanhi |masoom )?(bachchi|bacchi|bachhi)|nabalig (ladki|ladke|bachchi)|(school|skul) (ki|ka|ke|wali) (ladki|ladke|chhatra|bachchi)|skuli (chhatra|ladki)|(8|9|10|11|12|13|14|15|16|das|barah|terah|chaudah|pandrah|solah) (saal|sal|varsh) (ki|ke) (ladki|ladke|bachchi|larki))'
const HINDI_SEX =
  '(sex|seks|sambhog|chudai|suhagraat|suhagrat|yaun sambandh|sharirik sambandh|balatkar)'

const WEAPON =
  '(real |working |live |home ?made |pipe |petrol |nail |time |car |pressure cooker |dirty |suicide |chemical |crystal |nerve |mustard |chlorine |poison |ghost )*(bombs?|explosives?|grenades?|molotovs?|molotov cocktails?|ied|ieds|tnt|rdx|napalm|thermite|nitroglycerin|detonators?|ricin|sarin|anthrax|gas|meth|methamphetamine|heroin|cocaine|lsd|mdma|fentanyl|silencer|bioweapons?)'
const MAKING =
  '(make|making|build|building|cook|cooking|synthesi[sz]e|assemble|assembling|produce|manufacture|brew|3d print)'
const RECIPE =
  '(step by step |real |exact |detailed |complete |full )*(instructions?|recipes?|tutorials?|blueprints?|a guide|guides?) (for|to|on|of)'
const AT_HOME =
  '(at home|in your kitchen|in your garage|in your room|in my kitchen|from household|with household|from kitchen|in real life|for real|step by step|from scratch|from fertili[sz]er|(from|with|out of) (the )?(things|items|stuff|supplies|chemicals|products|ingredients) (in|from) (your|my|the|any) (kitchen|house|home|garage))'
const BAM =
  '(asli |desi )?((petrol |pipe |time )?(bomb|bam|bombs)|crystal meth|meth|heroin|katta|pistol|bandook|rdx|visphotak|grenade|molotov)'

const KILL_YOURSELF =
  '(kill|hang|drown|poison) (yourself|oneself)|(end|take) your (own )?life|commit suicide|(slit|cut) (your|the) (wrists?|veins?|arteries|artery)'

const GROUP =
  '(muslims?|hindus?|sikhs?|christians?|jews?|buddhists|parsis|dalits?|brahmins?|adivasis?|chamars?|untouchables|(low|lower) caste (people|folk)|(low|lower) castes|blacks|black people|white people|gays?|gay people|homosexuals?|lesbians?|trans people|transgenders|transgender people|hijras?|rohingyas?|biharis?|kashmiris?|northeast people|immigrants?|migrants?|refugees?)'
const GROUP_IN_HINDI =
  '(musalmano|musalmanon|muslimo|muslimon|hinduo|hinduon|isaiyo|isaiyon|sikho|sikhon|daliton|dalito|dalits|brahmano|brahmanon|yahudiyo|yahudiyon|adivasiyo|adivasiyon|biharyo|biharis|bihariyo|bihariyon|chamaro|chamaron|achhuto|achhuton|samlaingikon|hijdo|hijdon|rohingyao|rohingyaon|kashmiriyo|kashmiriyon)'
const ALL = '(all of |all |every last |every single |every |each )(the |these |those |our )?'
const DESTROYED =
  '(die|be (all )?(killed|murdered|exterminated|wiped out|burned|burnt|burned alive|burnt alive|hanged|shot|gassed|lynched|slaughtered|massacred|eliminated|driven out|thrown out|kicked out|chased out|expelled|enslaved|beaten|whipped|raped|stoned|sterili[sz]ed))'
const CALL =
  '([.]|lets|let us|we must|we should|we have to|you must|you should|everyone must|go and|come and|time to|rise and|rise up and)'

/** Phrases that are harmful in any context: an act with its object, or an instruction. */
export const CLEAR_HARM: readonly string[] = [
  `(sex|sexual intercourse) with ${MINOR}`,
  `(fuck|fucks|fucked|fucking|rape|rapes|raped|raping) ${MINOR}`,
  `(sex|sexy|sexual|erotic|porn|pornographic|nude|explicit) (scene|scenes|story|stories|chat|photos?|pictures?|videos?|act|acts) (with|of|about|between|involving) ${MINOR}`,
  `${MINOR} (has|have|had|having) (sex|intercourse) with`,
  '(child|kiddie|underage|schoolgirl) (porn|porno|pornography|sex)',
  '(loli|lolicon|shotacon) (porn|sex|hentai|story|scene)',
  `${BACHCHI} (ke|k|se) (sath |saath )?(ek |phir |bhi )?${HINDI_SEX}`,
  `${BACHCHI} (ka|ki) (balatkar|rape|chudai)`,

  `[.] how to ${MAKING} ${DETERMINER}(your own )?${WEAPON} (?!(shelter|detector|disposal|squad))`,
  `${MAKING} ${DETERMINER}(your own )?${WEAPON} ${AT_HOME}`,
  `${RECIPE} (${MAKING} )?${DETERMINER}(your own )?(real |working |home ?made |pipe |petrol |nail |crystal )*(pipe bombs?|petrol bombs?|bombs?|explosives|molotovs?|napalm|thermite|ricin|sarin|meth|heroin|lsd|mdma)`,
  '(mix|combine) (the |some )?(bleach (and|with) (the |some )?ammonia|ammonia (and|with) (the |some )?bleach)',
  `${BAM} (ghar (par|pe|me|mein) )?(kaise|kese) (bana~|bante|taiyar)`,
  `(ghar (par|pe|me|mein) )?${BAM} (ghar (par|pe|me|mein) )?(banane|taiyar karne|pakane) (ka|ki|ke) (asli |sahi |puri |aasan )?(tarika|tarike|tareeka|vidhi|nuskha|formula|saman|samagri)`,

  `(how to|how you can|how one can|ways? to|method to|methods to|trick to) (painlessly |quickly |easily |safely )?(${KILL_YOURSELF})`,
  `you should (just |all |really |go and )?(${KILL_YOURSELF})`,
  '(how many|how much|which) (sleeping )?(pills|tablets|poison) (do you need|does it take|are needed|are enough|will it take|you need) to (die|kill|end)',
  '(aatmahatya|atmahatya|khudkushi|khudkhushi) karne (ka|ke|ki) (sabse )?(aasan |asan |achha |accha |bina dard ka )?(tarika|tarike|tareeka|upay|vidhi)',
  '(khud ko|apne aap ko) (marne|maarne|khatam karne) (ka|ke) (sabse )?(aasan |asan |achha |accha |bina dard ka )?(tarika|tarike|tareeka|upay)',

  `([.]|every|all|all the|these|those|the) ${GROUP} (people )?(should|must|deserve to|deserves to|ought to|have to|need to|has to) (all |now |just )?${DESTROYED}`,
  `${CALL} (kill|murder|round up|exterminate|burn|hang|gas|lynch|shoot|slaughter|massacre|wipe out|drive out|eliminate|rape|stone|behead) ${ALL}${GROUP}`,
  `${CALL} (burn|burn down|torch|destroy|blow up|raze) ${ALL}(muslim|hindu|dalit|christian|jewish|sikh) (houses?|homes?|huts|shops?|mosques?|temples?|churches)`,
  '([.]|all|all the|these|those) women (should|must|deserve to|ought to) (all )?be (beaten|raped|whipped|enslaved|burned|burnt|killed)',
  `(death to|gas) (all |all the |the )?${GROUP}`,
  `${GROUP_IN_HINDI} ko (zinda |jinda )?(maaro|maar do|maar dalo|maar daalo|jala do|jala dalo|kaato|kaat do|kaat dalo|khatam karo|khatam kar do|goli maaro|goli maar do|phaansi do|phaansi par latka~)`,
  `${GROUP_IN_HINDI} ko (is |apne |hamare |desh se |gaon se |ganv se |shahar se |mulk se |yahan se )*((maar ke|maar kar|markar|jala kar|jalakar|peet kar|pitkar|peet peet ke) (bhagao|bhaga do|nikalo|nikaal do)|bhagao|bhaga do)`,
]
