import type { PlayMessages } from '../en.ts'

export const reading: PlayMessages['reading'] = {
  settings: 'पढ़ने की सेटिंग',
  sample: 'कुआँ भी गिनता रहा था।',
  theme: 'पन्ना',
  themes: {
    page: 'साइट जैसा',
    night: 'रात',
    parchment: 'पुराना काग़ज़',
    palmLeaf: 'ताड़पत्र',
    kajal: 'काजल',
  },
  textSize: 'अक्षरों का आकार',
  textSizeValue: '{count} px',
  lineHeight: 'पंक्तियों की दूरी',
  width: 'चौड़ाई',
  widths: { narrow: 'सँकरी', medium: 'मध्यम', wide: 'चौड़ी' },
  face: 'अक्षर',
  faces: { story: 'किताबी', interface: 'सादे' },
  underline: 'सबसे नए हिस्से के नीचे रेखा',
  underlines: { quiet: 'हल्की', strong: 'गहरी', none: 'कोई नहीं' },
  images: 'चित्र दिखाएँ',
  imageHidden: 'चित्र: {alt}',
  speed: 'नया पाठ',
  speeds: { typed: 'लिखता हुआ', fast: 'तेज़', instant: 'एक साथ' },

  readAloud: 'पढ़कर सुनाएँ',
  readFromHere: 'यहाँ से पढ़कर सुनाएँ',
  pauseReading: 'रोकें',
  resumeReading: 'आगे सुनाएँ',
  stopReading: 'सुनाना बंद करें',

  entryTools: 'इस अंश के औज़ार',
  copyEntry: 'यह अंश कॉपी करें',
  copied: 'कॉपी हो गया',
  voices: { story: 'कहानी', you: 'आप', notice: 'सूचना', picture: 'चित्र' },

  saveTranscript: 'पूरी कथा सहेजें',

  keys: 'कुंजियाँ',
  storyKeys: [
    ['Enter', 'खाने में लिखे शब्दों से कुछ करें'],
    ['1 से 9', 'कोई विकल्प चुनें'],
  ],
  pageKeys: [
    ['Alt M', 'अपनी चुनी राहें देखें'],
    ['Alt R', 'फिर आगे जाएँ'],
    ['Esc', 'पूरा पाठ दिखाएँ, या बंद करें'],
    ['End', 'सबसे नई पंक्ति पर जाएँ'],
    ['?', 'ये कुंजियाँ दिखाएँ'],
  ],
  keysOn: 'कुंजियाँ चालू हैं',
  keysNote: 'Enter और Esc हमेशा चलती हैं। यह चुनाव इस डिवाइस पर याद रहता है।',
}
