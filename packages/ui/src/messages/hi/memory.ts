import type { PlayMessages } from '../en.ts'

/** कहानी को क्या याद है। */
export const memory: PlayMessages['memory'] = {
  title: 'कहानी को क्या याद है',
  titleNew: { one: '{title}, {count} नई बात', other: '{title}, {count} नई बातें' },
  news: {
    one: 'कहानी की याद में {count} नई बात',
    other: 'कहानी की याद में {count} नई बातें',
  },
  memory: 'याद',
  codex: 'कोश',
  pages: { one: '{count} पन्ना', other: '{count} पन्ने' },
  loading: 'देखा जा रहा है...',
  failed: 'कहानी की याद नहीं खुल सकी।',

  standing: 'अभी क्या स्थिति है',
  facts: {
    promised: 'आपके वादे',
    said: 'आपने क्या कहा',
    done: 'आपने क्या किया और सुना',
  },
  empty: 'अभी कुछ नहीं। आप जो करेंगे, कहेंगे और जानेंगे, वह अपनी बारी के साथ यहाँ रहेगा।',
  turn: 'बारी {number}',
  goToTurn: 'बारी {number}, कहानी में वहाँ जाएँ',
  isNew: 'नया',
  nowNew: 'नया: {lines}',
  ofMost: '{most} में से {value}',
  notSo: 'अब ऐसा नहीं',
  leftOut: {
    one: '{count} पुरानी बात याद है, पर सूची में नहीं।',
    other: '{count} पुरानी बातें याद हैं, पर सूची में नहीं।',
  },

  own: 'आपके अपने शब्द',
  said: 'आपने कहा था: {said}',
  struck: 'आपने काट दिया',
  mend: 'बदलें',
  mendLabel: 'इसकी जगह क्या रहे',
  mendHint: 'Enter से रहेगा, Escape से वैसा ही रहेगा।',
  keep: 'रखें',
  leave: 'रहने दें',
  strike: 'काटें',
  bringBack: 'वापस लाएँ',
  notKept: 'यह रखा नहीं जा सका। कृपया फिर कोशिश करें।',

  codexOf: '{title} का कोश',
  codexLead: 'कहानी जहाँ से आई है। खेलते हुए मिलने पर पन्ना खुलता है, और खुला रहता है।',
  codexFailed: 'कोश नहीं खुल सका।',
  toStory: 'कहानी पर जाएँ',
  allOpen: 'हर पन्ना खुल चुका है।',
  noCodex: 'इस कहानी का कोई कोश नहीं है।',
  noPage: 'अभी कोई पन्ना नहीं खुला।',
  veiled: {
    one: '{count} और पन्ना मिलने पर खुलेगा।',
    other: '{count} और पन्ने मिलने पर खुलेंगे।',
  },
  translator: 'अनुवाद: {translator}',
}
