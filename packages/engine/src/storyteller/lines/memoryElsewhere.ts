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
  is_called: named('तुझं नाव{what}.'),
  promised: {
    with: 'तू {who} यांना वचन दिलंस{what}.',
    without: 'तू वचन दिलंस{what}.',
    none: 'असं वचन दिल्याचं आठवत नाही.',
  },
})
export const memoryBn = brief({
  is_called: named('তোমার নাম{what}।'),
  promised: {
    with: '{who}, এই কথা দিয়েছ{what}।',
    without: 'এই কথা দিয়েছ{what}।',
    none: 'এমন কোনো কথা দিয়েছ বলে মনে পড়ে না।',
  },
})
export const memoryTa = brief({
  is_called: named('உன் பெயர்{what}.'),
  promised: {
    with: '{who}: உன் வாக்கு{what}.',
    without: 'உன் வாக்கு{what}.',
    none: 'அப்படி ஒரு வாக்கு கொடுத்ததாக நினைவில்லை.',
  },
})
export const memoryTe = brief({
  is_called: named('నీ పేరు{what}.'),
  promised: {
    with: '{who}: నువ్విచ్చిన మాట{what}.',
    without: 'నువ్విచ్చిన మాట{what}.',
    none: 'అలాంటి మాట ఇచ్చినట్టు గుర్తు లేదు.',
  },
})
export const memoryGu = brief({
  is_called: named('તારું નામ{what}.'),
  promised: {
    with: '{who}: તારું વેણ{what}.',
    without: 'તારું વેણ{what}.',
    none: 'એવું વેણ આપ્યાનું યાદ નથી.',
  },
})
export const memoryKn = brief({
  is_called: named('ನಿನ್ನ ಹೆಸರು{what}.'),
  promised: {
    with: '{who}: ನೀನು ಕೊಟ್ಟ ಮಾತು{what}.',
    without: 'ನೀನು ಕೊಟ್ಟ ಮಾತು{what}.',
    none: 'ಅಂಥ ಮಾತು ಕೊಟ್ಟ ನೆನಪಿಲ್ಲ.',
  },
})
export const memoryMl = brief({
  is_called: named('നിന്റെ പേര്{what}.'),
  promised: {
    with: '{who}: നീ കൊടുത്ത വാക്ക്{what}.',
    without: 'നീ കൊടുത്ത വാക്ക്{what}.',
    none: 'അങ്ങനെയൊരു വാക്കു കൊടുത്തതായി ഓർമ്മയില്ല.',
  },
})
export const memoryUr = brief({
  is_called: named('تمہارا نام{what}۔'),
  promised: {
    with: '{who}: تمہارا وعدہ{what}۔',
    without: 'تمہارا وعدہ{what}۔',
    none: 'ایسا کوئی وعدہ یاد نہیں آتا۔',
  },
})
