const MEAT =
  '(goat|goats|sheep|lamb|lambs|chicken|chickens|hen|hens|rooster|pig|pigs|ox|oxen|bull|buffalo|deer|stag|rabbit|rabbits|hare|duck|ducks|goose|geese|turkey|boar|pigeon|pigeons|calf|camel|fish)'
const MEAL =
  '(feast|dinner|supper|lunch|breakfast|meal|curry|stew|soup|broth|biryani|kebabs?|eid|bakrid|bakra id|wedding|guests?|winter|easter|christmas|diwali|festival|meat|food|table|pot|kitchen|sacrifice|village|family|eat|feed|cook|roast)'
const GOSHT =
  '(murgi|murga|murge|murgiyan|bakra|bakre|bakri|memna|memne|machhli|machli|khassi|bhed|bater|teetar|unt|dumba|batakh)'
const DAWAT =
  '(salan|saalan|biryani|dawat|davat|daawat|qurbani|kurbani|bakrid|id|eid|handi|deg|mehman~|curry|kari|shorba|pulav|pulao|bhun~|paka~|khana|dinner|gosht|masala|masale|tandoor|kabab|keema|khila~|roast|bhoj|shadi|pakva~|tari)'
/** Without a word of pleasure or torment later in the sentence. */
const KINDLY =
  '(?!(<12> )?(alive|slowly|scream~|suffer~|fun|torture~|bleed~|cries|squeal~|zinda|jinda|tadap~|tadpa~|maza|maja|maze|dheere|chikh~|cheekh~|ek ek|yatna|khelo) )'

export const SLAUGHTER_FOR_FOOD: readonly string[] = [
  `${KINDLY}(kill|kills|killed|butcher|butchers|butchering|slaughter|slaughters|cut up|cut|cuts|chop|hunt|hunts|sacrifice~) (<1> )?(the |a |an |our |my |two |three |some |best |fattest |fat )*${MEAT} (and (cook~|roast~|salt~|share~|serve~|smoke~|eat|grill~|feed|prepare)|(for|to) (<4> )?${MEAL})`,
  `${KINDLY}(kill|kills|butcher|butchers|slaughter|slaughters) (the |a |an |two |some )*${MEAT} (?=and (<2> )?it for)`,
  `${KINDLY}${GOSHT} (<3> )?(kat~|kaat~|katkar|zibah|jibah|halal) (<6> )?${DAWAT}`,
  `${KINDLY}(dawat|eid|bakrid|mehman~|biryani|salan|shadi) (<6> )?${GOSHT} (<2> )?(kat~|kaat~|katkar|halal)`,
]

const CRUELTY =
  '(torture|tortures|tortured|torturing|torments?|tormenting|beat|beats|beaten|beating|whip|whips|whipped|whipping|flog|flogs|flogging|hurt|hurts|hurting|harm|harms|harmed|kick|kicks|kicking|kill|kills|killed|killing|hit|hits|hitting|burn|burns|burning|starve|starves|starved|mutilate|mutilates|slap|slaps|lash|lashes|stone|stones|drown|drowns|strike|strikes)'
export const FORBIDDEN: readonly string[] = [
  `(nobody|no ?one|none|no (king|queen|man|woman|soldier|guard|child|person|servant|son of mine|knight)) (<1> )?(who |here |ever |may |shall |can |will |should |must |is |has |gets |to |be |dares |dare |in my (kingdom|land|house|court) |(of|among) (us|you) )*${CRUELTY}`,
  `(whoever|anyone who|those who|he who|any man who|if anyone|if you|if any of you|why do you|why would you|how can you|how could you|how dare (you|he|she|they|anyone)) (<1> )?${CRUELTY}`,
  `(end|no more|against|without) (the )?${CRUELTY}`,
  `(forbid|forbids|ban|bans|abolish|abolishes|outlaw|outlaws|condemn|condemns|oppose|opposes) (<2> )?${CRUELTY}`,
  `${CRUELTY} (of )?(<2> )?(is|are) (<1> )?(forbidden|wrong|banned|not allowed|a crime|evil|cruel|shameful|cowardly|a sin|against|not our way|no way)`,
  '(patthar |lathi |danda |laat |chabuk |kode |thappad |jaan se |haath )?(nahi|na) (marega|marenge|marunga|marungi|maroge|marna|marne|pitega|pitenge|pitunga|pitna|satayega|satayenge|sataunga|satana|jalayega|jalana|katega|katenge|katna|tadpa~)',
  '(marna|maarna|pitna|peetna|satana|marna pitna|jalana|katna|yatna dena|(patthar|kode|lathi|laat|chabuk) marna) (<1> )?(band|mana|galat|paap|gunah|bura|uchit nahi|theek nahi|thik nahi|achchi baat nahi|jurm|apradh|rok~)',
  '(kutte|bacche|bachche|kaidi|budhe|bhikhari|gaay|billi|garib|naukar|janwar) (<1> )?ko (<1> )?(marna|maarna|pitna|peetna|satana|yatna dena|yatna de) (<1> )?(band|mana|galat|paap|gunah|bura|uchit nahi|theek nahi|jurm|apradh)',
]
