import type { Memory } from './memory.ts'

/** What can be said of a name and of a promise, and no more. */
const brief = (facts: Memory['facts']): Memory => ({
  facts,
  recalled: {},
  yes: '',
  no: '',
  had: '',
  notHad: '',
  nothing: '',
  goesOn: /^(?!)/u,
  quoted: ': “{what}”',
})

const named = (line: string) => ({ with: line, without: line, none: '' })

export const memoryMr = brief({
  is_called: named('तुमचं नाव{what}.'),
  promised: {
    with: 'तुम्ही {who} यांना वचन दिलं{what}.',
    without: 'तुम्ही वचन दिलं{what}.',
    none: 'असं वचन दिल्याचं आठवत नाही.',
  },
})
export const memoryBn = brief({
  is_called: named('আপনার নাম{what}।'),
  promised: {
    with: '{who}, এই কথা দিয়েছেন{what}।',
    without: 'এই কথা দিয়েছেন{what}।',
    none: 'এমন কোনো কথা দিয়েছেন বলে মনে পড়ে না।',
  },
})
export const memoryTa = brief({
  is_called: named('உங்கள் பெயர்{what}.'),
  promised: {
    with: '{who}: உங்கள் வாக்கு{what}.',
    without: 'உங்கள் வாக்கு{what}.',
    none: 'அப்படி ஒரு வாக்கு கொடுத்ததாக நினைவில்லை.',
  },
})
export const memoryTe = brief({
  is_called: named('మీ పేరు{what}.'),
  promised: {
    with: '{who}: మీరిచ్చిన మాట{what}.',
    without: 'మీరిచ్చిన మాట{what}.',
    none: 'అలాంటి మాట ఇచ్చినట్టు గుర్తు లేదు.',
  },
})
export const memoryGu = brief({
  is_called: named('તમારું નામ{what}.'),
  promised: {
    with: '{who}: તમારું વેણ{what}.',
    without: 'તમારું વેણ{what}.',
    none: 'એવું વેણ આપ્યાનું યાદ નથી.',
  },
})
export const memoryKn = brief({
  is_called: named('ನಿಮ್ಮ ಹೆಸರು{what}.'),
  promised: {
    with: '{who}: ನೀವು ಕೊಟ್ಟ ಮಾತು{what}.',
    without: 'ನೀವು ಕೊಟ್ಟ ಮಾತು{what}.',
    none: 'ಅಂಥ ಮಾತು ಕೊಟ್ಟ ನೆನಪಿಲ್ಲ.',
  },
})
export const memoryMl = brief({
  is_called: named('നിങ്ങളുടെ പേര്{what}.'),
  promised: {
    with: '{who}: നിങ്ങൾ കൊടുത്ത വാക്ക്{what}.',
    without: 'നിങ്ങൾ കൊടുത്ത വാക്ക്{what}.',
    none: 'അങ്ങനെയൊരു വാക്കു കൊടുത്തതായി ഓർമ്മയില്ല.',
  },
})
export const memoryUr = brief({
  is_called: named('آپ کا نام{what}۔'),
  promised: {
    with: '{who}: آپ کا وعدہ{what}۔',
    without: 'آپ کا وعدہ{what}۔',
    none: 'ایسا کوئی وعدہ یاد نہیں آتا۔',
  },
})
