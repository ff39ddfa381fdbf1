import type { AuthoringMessages } from '../en.ts'

export const writing: AuthoringMessages['writing'] = {
  required: '{field} ज़रूरी है',
  unsound: 'ढाँचा अभी सही JSON नहीं है।',
  noObject: 'ढाँचा एक JSON ऑब्जेक्ट होता है।',
  tooLargeToSave:
    'कहानी {size} KB की है, और केवल 2,048 KB सहेजे जा सकते हैं। सबसे लंबे पाठ छोटे करें, या कहानी को दो में बाँटें; इसका मसौदा इस डिवाइस पर रहता है।',
  tooLarge: 'कहानी ज़्यादा से ज़्यादा 2 MB की हो सकती है; यह उससे बड़ी है।',
  expired: 'आपका लॉग इन समाप्त हो गया। कृपया फिर लॉग इन करें।',
  forbidden: 'आपको कहानियाँ रचने की अनुमति नहीं है।',
  invalid: 'कुछ खानों में गड़बड़ है।',
  notCreated: 'कहानी नहीं बन सकी',
  notUpdated: 'कहानी सहेजी नहीं जा सकी',
  notLoaded: 'कहानी नहीं खुल सकी',
  notListed: 'आपकी कहानियाँ नहीं आ सकीं',
  notPublished: 'कहानी प्रकाशित नहीं हो सकी',
  notArchived: 'कहानी संग्रह में नहीं रखी जा सकी',
  notRestored: 'कहानी वापस नहीं लाई जा सकी',
  notCounted: 'कृपया थोड़ी देर में फिर कोशिश करें।',
  created: '“{title}” अब एक मसौदा है।',
}
