import type { Messages } from '../en.ts'

const categories = {
  'Epics & Heroes': 'महाकाव्य और वीर',
  'River Tales': 'नदी की कथाएँ',
  'Folk Wonders': 'लोक के अचरज',
  'Court & Intrigue': 'दरबार और षड्यंत्र',
  'Beast Fables': 'पशु-कथाएँ',
  'Mystery & Crime': 'रहस्य और अपराध',
  'Far Futures': 'दूर का कल',
  'Ghosts & Hauntings': 'भूत-प्रेत',
}

const tags = {
  Bargains: 'सौदे',
  Ghosts: 'भूत',
  'Slow Burn': 'मद्धिम आँच',
  Riddles: 'पहेलियाँ',
  Animals: 'पशु-पक्षी',
  War: 'युद्ध',
  Trickster: 'चतुर छलिया',
  Sea: 'समुद्र',
  Love: 'प्रेम',
  River: 'नदी',
  Memory: 'स्मृति',
  'Gods & Mortals': 'देव और मनुष्य',
  Family: 'परिवार',
  Detective: 'जासूस',
}

const levels = {
  'Listener at the Door': 'द्वार का श्रोता',
  'Keeper of the Wick': 'बाती का रखवाला',
  'Bearer of the Oil': 'तेल लाने वाला',
  'Walker of Lanes': 'गलियों का राही',
  'Reader of Palm Leaves': 'ताड़पत्र का पाठक',
  'Friend of the Ferryman': 'माँझी का मित्र',
  'Keeper of the Second Lamp': 'दूसरे दीये का रखवाला',
  'Opener of Doors': 'द्वार खोलने वाला',
  'Apprentice of the Teller': 'कथावाचक का शिष्य',
  'Guest of the Banyan': 'बरगद का अतिथि',
  'Voice of the River': 'नदी की वाणी',
  'Crosser of the Ocean': 'सागर पार करने वाला',
}

const dailyTasks = {
  'An evening’s reading': 'एक शाम का पाठ',
  'Play five turns today.': 'आज पाँच चालें चलें।',
  'Say it your own way': 'अपने ढंग से कहें',
  'Use three actions of your own today.': 'आज तीन बार अपने शब्दों में कुछ करें।',
  'A picture of it': 'उसका एक चित्र',
  'Have one scene shown today.': 'आज एक दृश्य का चित्र देखें।',
  'Look twice': 'दोबारा देखें',
  'Immerse two times today.': 'आज दो बार डूबकर देखें।',
  'A new door': 'एक नया द्वार',
  'Begin a story today.': 'आज कोई कहानी शुरू करें।',
  'Five rooms': 'पाँच कोठरियाँ',
  'Enter five scenes for the first time today.': 'आज पाँच दृश्यों में पहली बार पहुँचें।',
  'To the end': 'अंत तक',
  'Reach an ending today.': 'आज किसी अंत तक पहुँचें।',
}

const milestoneTasks = {
  'First steps': 'पहले क़दम',
  'Play ten turns.': 'दस चालें चलें।',
  'A hundred turns': 'सौ चालें',
  'Play one hundred turns.': 'सौ चालें चलें।',
  'A thousand turns': 'हज़ार चालें',
  'Play one thousand turns.': 'हज़ार चालें चलें।',
  'Fifty rooms': 'पचास कोठरियाँ',
  'Enter fifty scenes.': 'पचास दृश्यों में पहुँचें।',
  'Three hundred rooms': 'तीन सौ कोठरियाँ',
  'Enter three hundred scenes.': 'तीन सौ दृश्यों में पहुँचें।',
  'The first ending': 'पहला अंत',
  'Reach an ending.': 'किसी अंत तक पहुँचें।',
  'Ten endings': 'दस अंत',
  'Reach ten different endings.': 'दस अलग-अलग अंत पाएँ।',
  'Five stories': 'पाँच कहानियाँ',
  'Finish five different stories.': 'पाँच अलग-अलग कहानियाँ पूरी करें।',
  'Fifteen stories': 'पंद्रह कहानियाँ',
  'Finish fifteen different stories.': 'पंद्रह अलग-अलग कहानियाँ पूरी करें।',
  'Fifty sentences': 'पचास वाक्य',
  'Use fifty actions of your own.': 'पचास बार अपने शब्दों में कुछ करें।',
  'A small gallery': 'छोटी-सी चित्रशाला',
  'Have ten scenes shown.': 'दस दृश्यों के चित्र देखें।',
  'Seven evenings': 'सात शामें',
  'Play on seven days.': 'सात दिन खेलें।',
  'A moon of evenings': 'एक चाँद भर शामें',
  'Play on thirty days.': 'तीस दिन खेलें।',
  'Lotus in hand': 'हाथ में कमल',
  'Like ten stories.': 'दस कहानियाँ पसंद करें।',
  'A story of your own': 'आपकी अपनी कहानी',
  'Publish a story.': 'एक कहानी प्रकाशित करें।',
}

const achievementTasks = {
  'Every door of the banyan': 'बरगद का हर द्वार',
  'Find four endings of one story.': 'एक ही कहानी के चार अंत खोजें।',
  'The carpenter’s key': 'बढ़ई की चाबी',
  'Find six endings of one story.': 'एक ही कहानी के छह अंत खोजें।',
  'The patient listener': 'धैर्यवान श्रोता',
  'Play one story for forty turns.': 'एक कहानी चालीस चालों तक खेलें।',
  'The long night': 'लंबी रात',
  'Play one story for a hundred and fifty turns.': 'एक कहानी डेढ़ सौ चालों तक खेलें।',
  'Two tongues': 'दो ज़बानें',
  'Finish stories in two languages.': 'दो भाषाओं में कहानियाँ पूरी करें।',
  'A fair of tongues': 'ज़बानों का मेला',
  'Finish stories in four languages.': 'चार भाषाओं में कहानियाँ पूरी करें।',
  'The four winds': 'चारों दिशाएँ',
  'Finish stories of four categories.': 'चार श्रेणियों की कहानियाँ पूरी करें।',
  'Eight petals': 'आठ पंखुड़ियाँ',
  'Finish stories of eight categories.': 'आठ श्रेणियों की कहानियाँ पूरी करें।',
  Ocean: 'सागर',
  'Reach one hundred different endings.': 'सौ अलग-अलग अंत पाएँ।',
  'The second shore': 'दूसरा तट',
  'Reach fifty different endings.': 'पचास अलग-अलग अंत पाएँ।',
  'The whole shelf': 'पूरी अलमारी',
  'Finish thirty different stories.': 'तीस अलग-अलग कहानियाँ पूरी करें।',
  'A voice of one’s own': 'अपनी आवाज़',
  'Use five hundred actions of your own.': 'पाँच सौ बार अपने शब्दों में कुछ करें।',
  'The painters’ friend': 'चित्रकारों का मित्र',
  'Have one hundred scenes shown.': 'सौ दृश्यों के चित्र देखें।',
  'The close reader': 'गहरा पाठक',
  'Immerse one hundred times.': 'सौ बार डूबकर देखें।',
  'At every crossing': 'हर चौराहे पर',
  'Take three hundred choices.': 'तीन सौ विकल्प चुनें।',
  'A week of lamps': 'दीयों का सप्ताह',
  'Play seven days in a row; a day of rest is no gap.': 'लगातार सात दिन खेलें; एक दिन का आराम चलेगा।',
  'A month of lamps': 'दीयों का महीना',
  'Play thirty days in a row; a day of rest is no gap.': 'लगातार तीस दिन खेलें; एक दिन का आराम चलेगा।',
  'A fair critic': 'निष्पक्ष समीक्षक',
  'Rate ten stories that you finished.': 'पूरी की हुई दस कहानियों को तारे दें।',
  'The librarian': 'पुस्तकालय का रखवाला',
  'Bookmark twenty stories.': 'बीस कहानियाँ बाद के लिए रखें।',
  'The teller told': 'कथावाचक की कथा',
  'Publish a story that ten others finish.': 'ऐसी कहानी प्रकाशित करें जिसे दस और लोग पूरी करें।',
  'Well loved': 'सबकी चहेती',
  'Receive twenty-five likes for your stories.': 'आपकी कहानियों को पच्चीस लोग पसंद करें।',
  'Three books': 'तीन पुस्तकें',
  'Publish three stories.': 'तीन कहानियाँ प्रकाशित करें।',
}

/** The first sentence of a refusal, as it stands before the name of who told instead. */
const faults = {
  'The storyteller gave an unreadable answer.': 'कथावाचक का जवाब पढ़ा नहीं जा सका।',
  'The storyteller cannot be reached right now.': 'कथावाचक से अभी बात नहीं हो पा रही।',
  'The storyteller is busy.': 'कथावाचक व्यस्त है।',
  'The storyteller took too long to answer.': 'कथावाचक ने बहुत देर लगा दी।',
  'That cannot be told in this story.': 'यह बात इस कहानी में नहीं कही जा सकती।',
}

const warnings = {
  'Your credits are running low!': 'आपके क्रेडिट ख़त्म होने वाले हैं!',
  'The image could not be drawn. You were not charged.': 'चित्र नहीं बन सका। आपसे कुछ नहीं लिया गया।',
}

/** Why credits came and went. */
const purse = {
  'Welcome to Kathasagar': 'कथासागर में स्वागत',
  'E-mail address confirmed': 'ईमेल पते की पुष्टि हुई',
  'Task finished: {name}': 'काम पूरा हुआ: {name}',
  'Continue, told by {name}': 'आगे बढ़े: {name} के साथ',
  'A closer look, told by {name}': 'डूबकर देखा: {name} के साथ',
  'An action of your own, told by {name}': 'अपने शब्दों में किया: {name} के साथ',
  'A picture, painted by {name}': 'चित्र बनवाया: {name} से',
}

/** The help lines that ship; an operator's own keep their names. */
const helpLines = {
  'Tele-MANAS': 'टेली-मानस (Tele-MANAS)',
  'Tele-MANAS, toll-free': 'टेली-मानस (Tele-MANAS), निःशुल्क',
  'Childline, for children': 'चाइल्डलाइन, बच्चों के लिए',
  Emergency: 'आपात सेवा',
  'Find A Helpline': 'हेल्पलाइन खोजें (Find A Helpline)',
  'Befrienders Worldwide': 'दुनिया भर के मित्र (Befrienders Worldwide)',
}

export const serverMessages: Messages['serverMessages'] = {
  ...categories,
  ...tags,
  ...levels,
  ...dailyTasks,
  ...milestoneTasks,
  ...achievementTasks,
  ...faults,
  ...warnings,
  ...purse,
  ...helpLines,
}
