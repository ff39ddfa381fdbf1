import { sameSign } from './stem.ts'

export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the i im ill id ive me my mine we us our you your youre he she it its hes shes they them his her hers him
  their to of in on at by for with from onto off over out up and or but so then than that thats this these
  those there here is are am be been being was were do does did doing will would shall should can could may
  might must let lets about around want wanna gonna need try trying just now very really quite please pls plz
  some any one ones thing things guy stuff also too ok okay well hey oh um uh lol as if when while who whom
  whose what which why how where whats whos because until til till make makes made making get got have has had
  having go going first finally maybe perhaps instead rather slowly quickly carefully gently somehow way ways quick quickly here
 
  मैं मैने मैंने मुझे मुझको मेरा मेरी मेरे हम हमें हमारा हमारी तुम तुम्हें तुम्हारा तुम्हारी तुम्हारे तू तेरा तेरी आप आपका वह वो वे
  यह ये उस उसका उसकी उसके उसे उससे उन उनका उनकी उनके उन्हें इस इसका इसकी इसके इसे इन इनका इनकी इनके इन्हें
  का की के को से में पर पे और या तो ही भी ने कि है हैं हूं हूँ हो था थी थे होना होगा होगी रहा रही रहे रह गा गी गे कर करके करो
  करना करता करती करते करूं करूंगा करूंगी करें किया एक अब फिर चाहता चाहती चाहिए चाहते लिए तक ओर तरफ तरफ़ साथ पास सा सी करेंगे करेंगी किए करनी करने करवाओ करवाना करवा वही वहीं यहां वहां वाला
  वाली वाले जो जिस कौन क्या क्यों कैसे कब कहां कहाँ कितना कितनी कितने किस किसका किसी कुछ कोई बहुत ज़रा जल्दी अभी लगता लगती लगते लग
  उनसे उसी सबसे जहां वालों आ कराओ थीं किसकी किसने दूं दीजिए जाइए लेंगे आपको मुझसे उसने इससे इसी चाहे आपके किसके लगा लगाओ लगाना कीजिए लीजिए सकते
  पड़ेगा सकता सकती दो लो दे ले देता देती लेता लेती जाता जाती जाते दिया लिया दी ली देते दें पहले अपने अपना अपनी जाऊँगा जाऊँगी जाऊंगा जाऊंगी बस जी रहो हुए लूँगा लूँगी लूंगा लूंगी दूँगा दूँगी दूंगा दूंगी करूँगा करूँगी करूंगी
  main mai mein m mujhe mujhko mera meri mere hum hume ham tum tumhe tera teri tu aap wo woh vo voh ye yeh is us uska
  uski uske usko use unka unki unke unko unhe iska iski iske isko inka inko ka ki ke ko k se me par pe p aur ya toh
  hi bhi ne hai hain h hu hun hoon ho tha thi hona hoga raha rahi rahe rha rhi kar kr karke krke karo kro karna krna
  karta karti karte karu karunga karungi karenge karengi krunga krungi krenge karoon karun karoonga karoongi karein karen karni karwao karwana karwa kardo krdo kardiya krdiya kardunga karlo krlo kijiye kijie kijiyega dijiye dijie dedo lelo lijiye kare kiya ek ab phir fir chahta chahti chahiye liye tak taraf sath saath
  wala wali wale vala vali vale jo kaun kon kya kyu kyun kyon kaise kab kaha kahan kitna kitni kitne kis kiska kisi
  kuch kuchh koi bahut bohot zara jara lagta lagti lag lo le de du dunga lunga deta deti leta leti lete jata jati
  jate diya liya pehle pahle wahi vahi wahin paas yahin wahin sabse kisne sakta sakte usne mujhse tumhare aapka lagao lagata jaake kahin waale walon theyll youll theyre itll arent hasnt shh yahan yaha wahan waha jaldi jldi abhi yaar bhai bro
  मी मला माझा माझी माझे माझं माझ्या आम्ही आम्हाला आमचा तुला तुझा तुझी तुझे तुझं तुझ्या तुम्ही तो ती ते त्याला तिला त्याचा हा ही आहे आहेत आहेस आणि काय कोण कसं कुठे
  আমি আমার আমাকে আমরা তুমি তোমার তোমাকে সে তার তাকে ওই এই আর কি কী কে কেন
  நான் எனக்கு என்னை என் நீ உன் உனக்கு உன்னை அது இது அந்த இந்த ஒரு
  నేను నాకు నన్ను నా నువ్వు నీకు నిన్ను నీ మీరు మీకు మీ అది ఇది ఆ ఈ ఒక ఆయన ఆమె
  હું મને મારો મારી મારું મારા અમે તું તને તારો તારી તારું તમે તમને તે તેને એ આ છે છું અને શું કોણ
  ನಾನು ನನಗೆ ನನ್ನನ್ನು ನನ್ನ ನಾವು ನೀನು ನಿನಗೆ ನಿನ್ನನ್ನು ನಿನ್ನ ನೀವು ನಿಮಗೆ ನಿಮ್ಮ ಅವನು ಅವಳು ಅವರು ಅದು ಇದು ಆ ಈ ಒಂದು ಮತ್ತು ಏನು ಯಾರು
  ഞാൻ എനിക്ക് എന്നെ എന്റെ ഞങ്ങൾ നീ നിനക്ക് നിന്നെ നിന്റെ നിങ്ങൾ നിങ്ങളുടെ അവൻ അവൾ അവർ അത് ഇത് ആ ഈ ഒരു ഒപ്പം എന്ത് ആര്
  میں مجھے میرا میری میرے ہم ہمیں تم تمہیں تمہارا تمہاری تمہارے تو تیرا تیری آپ آپکا وہ یہ اس اسے اسکا ان انہیں کا کی کے کو سے پر اور یا تو ہی بھی نے کہ ہے ہیں ہوں ہو تھا تھی تھے ایک اب پھر جو کون کیا`
    .split(/\s+/u)
    .map(sameSign),
)

/** Verbs at the start of choices and commands, in the form that follows "you". */
export const ENGLISH_VERBS: ReadonlySet<string> = new Set(
  `abandon accept accuse admit advance agree aim allow answer appeal apologise apologize approach argue
  arrest ask attack avoid await back bar bargain bathe beat beg begin believe bend betray bid bind bite
  bless blow board borrow bow break breathe bribe bring build burn bury buy call calm carry cast catch
  challenge change charge chase check choose claim climb close collect come comfort command complain
  confess confront console continue cook count cover crawl creep cross crouch cry curse cut dance dare
  decide declare defend defy deliver demand deny describe dig dip dismiss dive do don't dodge drag draw drink drive
  drop dry duck eat embrace empty enter escape examine exchange explain explore extinguish face fall
  feed feel fetch fight fill find finish fix flee fling fly fold follow forgive free gather give go grab
  grasp greet guard guess guide halt hand hang head heal hear heed help hesitate hide hit hold hope hug
  hum hunt hurl hurry ignore imitate inspect insist invite join judge jump keep kick kill kiss kneel
  knock laugh lay lead lean leap learn leave lend let lie lift light linger listen lock look lower make
  march mark meditate meet melt mend mention mock mount mourn move name need obey observe offer open
  order paint pass pause pay peek peel pick place plant play plead pluck point pour praise pray prepare
  press pretend promise propose protect protest pull pursue push put question race raise reach read
  recite recline refuse release remain remember remind remove repair repeat reply rescue resist rest return
  reveal ride ring rise risk roll row rub rule run rush sacrifice sail save say scatter scream search seek
  seize sell send serve set shake share sharpen shelter shout show shut sing sit skip slap sleep slip
  smash smell smile sneak speak spend spit spread stab stand stare start stay steal steer step stop
  strike study swallow swap swear swim swing take talk taste teach tear tell test thank think threaten
  throw tie touch trace track trade travel trick trust try tuck tug turn uncover unfold unlock untie use
  visit wade wait wake walk want warn wash watch wave wear weep weigh whisper whistle win wipe wish work
  wrap wrestle write yell yield cup get have land lose notice receive roar seal sign slide
  silence descend quit clean`.split(/\s+/u),
)
