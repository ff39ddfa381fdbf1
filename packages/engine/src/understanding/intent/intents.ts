import { stemOf } from '../../text/stem.ts'
import type { Keyword } from '../../text/keywordsOf.ts'

/** English words of each intent. The first match counts, so stronger intents come first. */
const ROWS = {
  greet: 'hi hello hey namaste hola goodbye bye',
  agree: 'yes yeah yep agree okay sure fine',
  later:
    'phone telephone internet wifi google youtube netflix whatsapp instagram facebook twitter chatgpt robot computer laptop selfie police ambulance batman superman spiderman pokemon pizza burger uber taxi gun bomb',
  magic: 'teleport magic spell invisible superpower wizard telepathy clone resurrect timetravel',
  refuse: 'refuse resign quit disobey reject never',
  attack:
    'hit strike slap kill fight attack punch kick stab bite push murder shoot hurt slay beat strangle choke throttle duel threaten',
  break:
    'break smash tear burn destroy wreck ruin shatter crush spill drop throw toss blow explode',
  steal: 'steal rob pocket cheat trick',
  insult: 'rude fuck stupid idiot liar ugly fool shame bastard damn hate useless shit coward dumb',
  love: 'love kiss hug marry embrace cuddle flirt romance darling beautiful',
  sorry: 'sorry apologise apologize',
  forgive: 'forgive forgiveness pardon',
  thanks: 'thank thanks grateful praise bless',
  joke: 'joke laugh haha hahaha lol lmao rofl giggle tease prank smile tickle pee poop fart piss',
  music: 'sing dance song hum whistle music clap tune',
  pray: 'pray worship god prayer kneel meditate',
  eat: 'eat food hungry hunger taste chew swallow snack',
  drink: 'drink thirsty sip',
  sit: 'sit',
  rest: 'sleep rest nap tired bed',
  flee: 'flee escape runaway leave away exit home',
  hide: 'hide conceal sneak crouch disguise',
  fear: 'fear afraid scared frighten terrified worry',
  feel: 'cry weep sad miss lonely angry grief sob happy feel',
  wait: 'wait stay linger pause remain silent quiet nothing idle',
  promise: 'promise swear vow oath',
  open: 'open close unlock lock knock shut',
  listen: 'listen hear',
  smell: 'smell sniff scent breathe lick',
  count: 'count number measure weigh',
  write: 'write draw paint sketch scribble',
  call: 'call shout scream yell cry roar summon',
  look: 'look see examine inspect observe stare watch search seek find read check study peek',
  touch: 'touch stroke pat poke rub pull press',
  take: 'take grab pick lift catch keep borrow collect hold seize',
  give: 'give offer hand lend pay bribe serve share feed',
  ask: 'ask beg plead question',
  tell: 'tell say speak confess lie explain talk reveal claim answer',
  think: 'think remember imagine dream wonder guess plan decide hope wish',
  move: 'go walk climb cross swim enter come return follow run jump fly ride crawl dig sail',
} as const

export type Intent = keyof typeof ROWS

const stemsOf = (words: string) => new Set(words.split(' ').map(stemOf))

/** Phrases whose intent differs from that of their single words. May be null. */
export const TURNS: readonly (readonly [Intent | null, RegExp])[] = [
  [
    'refuse',
    /^[^\p{L}\p{M}]*(?:no|nope|nah|never|nahi|nahin|नहीं|नही|नको|না|இல்லை|వద్దు|లేదు|కాదు|ના|નહીં|ಇಲ್ಲ|ಬೇಡ|ಆಗಲ್ಲ|ഇല്ല|വേണ്ട|പറ്റില്ല|نہیں|نہ|نا|i give up|give up|i quit)[^\p{L}\p{M}]*$/iu,
  ],
  ['later', /\btake (?:a |some )?(?:selfie|photo|photos|picture|pic)\b/iu],
  [
    'rest',
    /\bso (?:jata|jati|jaata|jaati|jao|jaun|raha|rahi|gaya|gayi)\b|(?<!\p{L})सो (?:जा|रह|गय|गई)/iu,
  ],
  ['sorry', /(?<!\p{L})(?:माफ़?\s?(?:कर|क)|maaf kar|maf kar)/iu],
  [
    'feel',
    /\bmy \p{L}+ (?:really |so |is |are |still )*(?:hurts?|hurting|aches?|aching|sore|heavy|breaking|killing me)\b|\bi(?:['’]?m| am| feel) (?:so |very |really |all |a bit )*(?:cold|freezing|sore|sick|dizzy|ashamed|guilty|heartbroken)\b|\bi (?:want|wanna|wish) (?:to )?die\b|(?:मन|दिल|mann?|dil) (?:बहुत |bahut )?(?:भारी|bhaari|bhari)|(?:ठंड|ठण्ड|सर्दी|बुरा|thand|bura) (?:बहुत |bahut )?(?:लग|lag)|(?:गुस्सा|ग़ुस्सा) आ|gussa aa|दर्द (?:है|हो)|दुख रह|dard (?:hai|ho)|வலிக்கி|வலிக்கு|ব্যথা|दुखत|ನೋವಾಗ|ನೋಯು|വേദനി|درد (?:ہے|ہو)|دل (?:بہت )?بھاری|غصہ آ/iu,
  ],
  [
    'insult',
    /\b(?:burn|rot|go) (?:in|to) hell\b|\bgo to (?:the devil|blazes)\b|\b(?:damn|screw|curse) (?:you|him|her|them|the lot|all)\b|\bget lost\b|\bdrop dead\b|भाड़ में जा|bha+d me(?:in)? ja/iu,
  ],
  ['love', /\bgive\b.{0,40}\b(?:hug|kiss|cuddle)\b/iu],
  [null, /\b(?:take|put|pull) (?:off|on)\b|\bmake up\b|\blook (?:like|after|forward)\b/iu],
]

export const INTENTS: readonly (readonly [Intent, ReadonlySet<string>])[] = (
  Object.keys(ROWS) as Intent[]
).map((intent) => [intent, stemsOf(ROWS[intent])])

export const intentSet = (names: string): ReadonlySet<Intent | null> =>
  new Set<Intent | null>(names.split(' ') as Intent[])

export const FOREIGN_INTENTS: readonly (readonly [Intent, RegExp])[] = [
  [
    'greet',
    /^(?:नमस्त|प्रणाम|namast|pranam|नमस्कार|নমস্কার|வணக்கம்|నమస్|దండాలు|રામરામ|નમસ્|ನಮಸ್|ನಮಸ್ಕಾರ|നമസ്|സലാം|سلام|آداب|السلام)/u,
  ],
  ['agree', /^(?:हां|हाँ|haan|han$|हो$|হ্যাঁ|ஆம்|అవును|ఔను|હા$|ಹೌದು|ಸರಿ$|അതെ$|ശരി$|ہاں|جی$|ٹھیک$)/u],
  [
    'attack',
    /^(?:थप्पड|मुक्का|लात|घूंसा|thappad|mukka|laat|peet|maar(?:o|un|ta|ti|unga)?$|मारतो|मारते|মারি|மார்|కొడత|માર$|મારીશ|મારવ|ફટકાર|ಗುದ್ದು|ಥಳಿಸು|ಒದೆಯು|ഇടിക്ക|തല്ലു|തല്ലി|തൊഴിക്ക|مارو|مارت|مارنا|ماروں|تھپڑ|مکا$|لات$|پیٹت)/u,
  ],
  [
    'break',
    /^(?:फेंक|फेक|phek|phenk|fek|fenk|जला|jala|toot[ai]$|टाकून|ছুঁড়|ফেল|విరగ|విరిచ|విరుస్త|పగలగొ|పగలకొ|పగులగొ|చింపు|ફેંક|તોડ|બાળી|ಮುರಿ$|ಮುರಿಯು|ಮುರಿದುಹಾಕ|ಒಡೆ$|ಒಡೆಯುತ್ತ|ಒಡೆದುಹಾಕ|ಹರಿದುಹಾಕ|ಎಸೆ|ಸುಟ್ಟುಹಾಕ|പൊട്ടിക്ക|ഉടയ്ക്ക|തകർക്ക|എറിയ|കീറ|توڑ|پھینک|پھاڑ)/u,
  ],
  [
    'touch',
    /^(?:छू|छु|chhu|chhoo|choo|स्पर्श|ছুঁ|ছোঁ|தொடு|తాకు|ముట్టు|સ્પર્શ|અડક|ಮುಟ್ಟು|ಮುಟ್ಟಿ|ಸ್ಪರ್ಶ|തൊടു(?!ത്ത)|സ്പർശ|چھو(?:$|ؤ|ت[اےی]|نا))/u,
  ],
  [
    'insult',
    /^(?:गाली|गालि|पागल|मूर्ख|बेवकूफ|गधा|गधे|झूठे|निकम्म|pagal|bewak|bevak|gadh[ae]|jhoot[hie]|kamin|মূর্খ|বোকা|முட்டாள்|మూర్ఖ|వెధవ|తిట్టు|મૂરખ|મૂર્ખ|ગાળ(?:ો|$)|ગધેડ|ಮೂರ್ಖ|ಮುಟ್ಟಾಳ|ಪೆದ್ದ|ಬೈಯು|വിഡ്ഢി|മണ്ടൻ|بیوقوف|پاگل|احمق|گالی|کمین)/u,
  ],
  [
    'music',
    /^(?:नाच|गाना|गीत|गाऊं|गुनगुना|naach|nach|gaan[ae]|gungun|গান|নাচ|பாட(?!்டி)|పాడు(?:$|[కతద])|పాడత|ఆడు(?:$|[కతద])|નાચ|ગાઉં|ગાવ|ગીત|ಹಾಡು(?:$|[ತವ])|ಹಾಡುತ್ತ|ಕುಣಿ|ನೃತ್ಯ|പാടു(?!പെ)|പാടാം|പാട്ട്|നൃത്ത|گان[اےی]|گیت|گاؤ$|گاتا|گاتی|ناچ|گنگن)/u,
  ],
  [
    'joke',
    /^(?:pee$|poop|fart|हंस|हँस|मजाक|चुटकुल|hans|has[oi]|mazaak|mazak|হাস|சிரி|నవ్వు|జోక్|હસ|મજાક|ನಗು|ನಕ್ಕ|ತಮಾಷೆ|ചിരി|തമാശ|ہنس|مذاق|لطیف)/u,
  ],
  [
    'rest',
    /^(?:सो$|सोत|सोना|सोऊं|सोने|झोप|थक|sota|soti|so$|sona$|sone|thak|ঘুমো|ঘুমি|தூங்|నిద్ర|పడుకో|ઊંઘ|સૂઈ|સૂવું|ನಿದ್ದೆ|ನಿದ್ರ|ಮಲಗು|ಮಲಗಿ|ಸುಸ್ತ|ഉറങ്ങ|ഉറക്കം|ക്ഷീണ|سوتا$|سوؤں|نیند|آرام|تھک)/u,
  ],
  ['sit', /^(?:बैठ|बस(?:तो|ते)|baith|বসি|உட்கார|కూర్చో|కూర్చుం|બેસ|ಕುಳಿತ|ಕೂತು|ಕೂರು|ಕುಳ್ಳಿರ|ഇരിക്ക|ഇരുന്ന|بیٹھ)/u],
  [
    'eat',
    /^(?:खा$|खात|खाऊं|खाना|भूख|khata|khati|khana|kha$|bhook|bhukh|খাই|খাব|খিদে|பசி|சாப்பி|తిను|తింట|ఆకలి|ખાઉં|ખાવું|ભૂખ|ತಿನ್ನು|ತಿನ್ತ|ತಿಂದ|ಊಟ|ಹಸಿವ|ഭക്ഷണ|തിന്ന|കഴിക്ക|വിശക്ക|വിശപ്പ|کھات[اےی]|کھانا|کھاؤں|کھا$|بھوک)/u,
  ],
  [
    'drink',
    /^(?:पीत|पीना|पिऊं|प्यास|peeta|peeti|peena|pyaas|pyas|পান|தண்ணீர்|తాగు|తాగుత|దాహం|પીઉં|પીવું|તરસ|ಕುಡಿ|ಬಾಯಾರಿ|കുടിക്ക|ദാഹ|پیت[اےی]|پینا|پیوں|پیاس)/u,
  ],
  ['flee', /^(?:भाग|पळ|bhag|bhaag|পালা|ஓடி|పారిపో|ભાગી|ભાગું|નાસી|ಓಡಿಹೋ|ಪಲಾಯನ|ഓടിപ്പോ|ഓടിരക്ഷ|بھاگ)/u],
  [
    'love',
    /^(?:प्यार|चूम|pyaar|pyar|chum|ভালোবাস|காதல்|ప్రేమ|ముద్దు|కౌగిలి|પ્રેમ|ચૂમ|ભેટી|ಪ್ರೀತಿ|ಅಪ್ಪಿಕೊ|ಮುದ್ದಿಸು|ಮುದ್ದಾಡು|സ്നേഹിക്ക|സ്നേഹം|പ്രണയ|ചുംബ|കെട്ടിപ്പിടി|پیار|محبت|عشق|چوم)/u,
  ],
  ['fear', /^(?:डर|भीत|dar$|darr|ভয়|பயம்|భయ|બીક|ડર|ಭಯ|ಹೆದರ|ഭയ|പേടി|ڈر|خوف)/u],
  [
    'feel',
    /^(?:रोत|रोना|रोऊं|रडत|rota|roti|rona|কাঁদ|அழு|ఏడుస్త|ఏడువ|ఏడుప|ఏడ్చ|રડ|ಅಳುತ್ತ|ಅಳು$|ಅತ್ತು$|കരയുന്ന|കരയും|കരയാ|കരഞ്ഞ|رون[اے]|روت[اےی]|روؤں|اداس)/u,
  ],
  ['sorry', /^(?:माफ|क्षमा|maaf|maf|kshama|ক্ষমা|மன்னி|క్షమి|క్షమా|માફ|ક્ષમા|ಕ್ಷಮಿ|ಕ್ಷಮೆ|ക്ഷമി|മാപ്പ്|معاف|معذرت)/u],
  [
    'thanks',
    /^(?:धन्यवाद|शुक्रिया|शाबाश|dhanyav|shukriya|shabash|ধন্যবাদ|நன்றி|ధన్యవాద|આભાર|ಧನ್ಯವಾದ|നന്ദി|شکری|شاباش)/u,
  ],
  [
    'hide',
    /^(?:छुप|छिप|लपत|chhup|chhip|chup(?:ta|ti|na)|chip(?:ta|ti|na)|লুকি|ஒளி|దాక్కో|దాక్కుం|છુપા|સંતા(?:$|[ઈઉવયડ])|ಅಡಗು|ಅಡಗಿ|ಬಚ್ಚಿಟ್ಟುಕೊ|ഒളിക്ക|ഒളിച്ച|چھپ)/u,
  ],
  [
    'steal',
    /^(?:चुरा|चोरी|chura|chori|চুরি|திருடு|దొంగిలి|ચોરી|ચોરું|ಕದಿ|ಕಳ್ಳತನ|മോഷ്ടി|കട്ടെടു|چرا(?:ؤ|ت[اےی]|نا|یا|لو|کر)|چوری)/u,
  ],
]

const LATER = INTENTS.find(([intent]) => intent === 'later')?.[1] ?? new Set<string>()

export const isModernWord = ({ word }: Pick<Keyword, 'word'>): boolean =>
  /^[a-z]/u.test(word) && LATER.has(stemOf(word))
