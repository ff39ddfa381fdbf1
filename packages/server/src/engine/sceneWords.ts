/** Words of a text, English and Hindi, that let a painter guess what stands in it. */
type Signs = Readonly<Record<string, string>>

export const PLACE_SIGNS: Signs = {
  forest:
    'forest jungle tree trees wood woods grove hermitage banyan leaves वन जंगल पेड़ वृक्ष आश्रम कानन',
  battlefield: 'battle battlefield war army chariot arrows soldiers युद्ध रण सेना रथ बाण कुरुक्षेत्र',
  stepwell: 'stepwell storey cistern बावड़ी कुआं कुएं सीढ़ी सीढ़ियां',
  river:
    'river stream boat ferry current ferryman island sea ocean ship shore नदी धारा नाव नौका नाविक समुद्र सागर तट',
  throne: 'throne court hall council minister सिंहासन दरबार सभा राजसभा मंत्री',
  cave: 'cave cavern tunnel underground rock गुफा सुरंग कंदरा चट्टान',
  bridge: 'bridge causeway सेतु पुल',
  market: 'market bazaar shop stall merchant street city बाज़ार हाट दुकान व्यापारी नगर शहर गली',
  palace: 'palace fort castle chamber gate tower महल किला राजमहल दुर्ग कक्ष',
  village: 'village hut field fields farmer house kitchen  गांव झोपड़ी खेत किसान घर आंगन',
  temple: 'temple shrine altar bell priest idol मंदिर पुजारी घंटी मूर्ति देवालय',
  ghat: 'ghat ghats pyre cremation ganga ganges banaras varanasi घाट चिता श्मशान गंगा काशी',
  lotuspond: 'pond lake lotus lily pool तालाब सरोवर झील कमल पोखर',
  mountain: 'mountain peak hill hills cliff snow himalaya पर्वत पहाड़ पहाड़ी शिखर चोटी हिमालय बर्फ',
}

export const TIME_SIGNS: Signs = {
  dawn: 'dawn sunrise daybreak morning भोर सुबह सवेरा प्रातः उषा सूर्योदय',
  day: 'noon day midday afternoon sun sunlight दिन दोपहर धूप सूरज',
  dusk: 'dusk sunset evening twilight सांझ शाम संध्या सूर्यास्त गोधूलि',
  night:
    'night midnight moon moonlight stars star dark darkness lamp रात रात्रि आधी चांद चांदनी तारे अंधेरा',
}

export const WEATHER_SIGNS: Signs = {
  rain: 'rain raining rains monsoon drizzle बारिश वर्षा बरसात मेघ बूंद',
  mist: 'mist fog haze smoke कोहरा धुंध धुआं',
  storm: 'storm thunder lightning tempest तूफान आंधी बिजली गरज',
  dust: 'dust sand desert dunes धूल रेत मरुस्थल रेगिस्तान',
  wind: 'wind breeze gust हवा पवन बयार',
}

export const MOOD_SIGNS: Signs = {
  wonder: 'wonder miracle magic strange shining glows अद्भुत चमत्कार जादू विचित्र',
  dread: 'fear afraid dread terror death demon ghost poison भय डर मृत्यु राक्षस भूत विष',
  grief: 'grief weep weeps tears sorrow mourning alone दुख शोक आंसू रोना विलाप',
  triumph: 'victory triumph won crown celebration joy विजय जीत मुकुट उत्सव आनंद',
  longing: 'longing waiting waits remember memory far home प्रतीक्षा याद विरह दूर',
}

export const PERSON_SIGNS: Signs = {
  king: 'king raja emperor prince maharaja राजा सम्राट राजकुमार महाराज नरेश',
  sage: 'sage rishi hermit monk guru teacher priest brahmin yogi ऋषि मुनि साधु गुरु पंडित ब्राह्मण योगी',
  warrior: 'warrior soldier guard archer general योद्धा सैनिक पहरेदार धनुर्धर सेनापति',
  child: 'child boy girl son daughter बच्चा बालक बालिका लड़का लड़की बेटा बेटी',
  dancer: 'dancer dancers नर्तकी नर्तक',
  woman:
    'woman mother queen princess wife grandmother sister स्त्री औरत मां रानी राजकुमारी पत्नी दादी बहन',
  man: 'man father merchant ferryman fisherman farmer thief potter आदमी पिता व्यापारी नाविक मछुआरा किसान चोर कुम्हार',
}

export const CREATURE_SIGNS: Signs = {
  elephant: 'elephant elephants हाथी गज',
  horse: 'horse horses mare घोड़ा घोड़े अश्व',
  deer: 'deer stag doe हिरण मृग',
  tiger: 'tiger lion leopard बाघ शेर सिंह',
  peacock: 'peacock peacocks मोर मयूर',
  crow: 'crow crows raven bird कौआ पक्षी',
  serpent: 'serpent snake cobra naga सांप सर्प नाग नागिन',
}

export const THING_SIGNS: Signs = {
  lamp: 'lamp lantern दीपक दीया दीप',
  conch: 'conch शंख',
  bow: 'bow धनुष',
  book: 'book manuscript scroll letter पुस्तक किताब ग्रंथ पोथी पत्र',
  veena: 'veena lute वीणा',
  pot: 'pot jar pitcher घड़ा मटका कलश',
}
