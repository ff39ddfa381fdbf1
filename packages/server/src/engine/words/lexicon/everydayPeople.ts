/** People: who they are, what they feel and are made of. A row a meaning: English | Hindi. */
export const EVERYDAY_PEOPLE = `
alone yourself myself single | अकेला अकेले तन्हा ख़ुद
girl daughter lass maiden bride | लड़की बच्ची बिटिया कन्या छोरी
boy lad son youngster | लड़का बच्चा बेटा छोरा लौंडा
old aged elder ancient | बूढ़ा बुड्ढा बुज़ुर्ग बूढ़ी बुढ़िया बुड्ढी पुराना
grandfather old elder | दादा नाना बाबा दद्दा
grandmother old granny | दादी नानी अम्मा
uncle | चाचा काका मामा ताऊ
aunt auntie madam | चाची काकी मौसी बुआ आंटी मैडम
sister | बहन दीदी जीजी
brother | भाई भैया
whole entire complete | पूरा समूचा सारा
wealth money coin rupee cash loan debt | पैसा रुपया रक़म दौलत उधार क़र्ज़ धन
bribe | रिश्वत घूस
price cost worth | दाम क़ीमत मोल
account reckoning sum ledger count | हिसाब खाता बही लेखा
property land estate | जायदाद ज़मीन
work job task duty | काम नौकरी धंधा
servant porter labourer worker | नौकर मज़दूर कुली
boss master lord owner sir | मालिक साहब साब हुज़ूर सेठ सरकार
officer clerk magistrate inspector official | अफ़सर बाबू मुंशी हाकिम कलेक्टर
office desk bureau | दफ़्तर कचहरी आफ़िस
court trial hearing justice case | अदालत मुक़दमा कचहरी इंसाफ़ न्याय
judge magistrate verdict ruling | जज क़ाज़ी मुंसिफ़ फ़ैसला
witness testify | गवाह गवाही
prison jail cell dungeon | जेल क़ैद क़ैदख़ाना हवालात
prisoner captive | क़ैदी बंदी
guard watchman sentry | चौकीदार पहरेदार दरबान
guard watch vigil post | पहरा निगरानी चौकसी
police constable inspector | पुलिस थानेदार दरोग़ा सिपाही
war battle fight fighting army | जंग युद्ध लड़ाई फ़ौज सेना
sword spear weapon arrow | तलवार भाला तीर हथियार
king emperor padshah majesty highness ruler prince | राजा बादशाह सम्राट नवाब
prince princess royal | राजकुमार राजकुमारी शहज़ादा शहज़ादी
minister vizier treasurer | मंत्री वज़ीर दीवान ख़ज़ांची
treasury treasure vault | ख़ज़ाना तिजोरी
palace castle court | महल दरबार हवेली
servant maid attendant | दासी बाँदी नौकरानी
crowd people folk public everybody | लोग भीड़ जनता
everyone all everybody | सब सभी सबको तमाम
villager village folk | गाँववाला देहाती गँवार
meeting council gathering assembly | सभा पंचायत मजलिस बैठक
chief headman leader | मुखिया सरदार सरपंच चौधरी
friend mate companion | दोस्त यार मित्र साथी
guest visitor stranger | मेहमान अतिथि परदेसी
wife bride | पत्नी बीवी घरवाली दुल्हन जोरू लुगाई
husband groom | पति शौहर दूल्हा ख़सम
widow | विधवा बेवा
love beloved darling | प्यार मोहब्बत इश्क़ प्रेम
marriage wedding marry | शादी ब्याह विवाह निकाह
child baby little kid infant | बच्चा शिशु नन्हा मुन्ना बालक
body corpse dead | लाश शव मुर्दा
grave burial tomb | क़ब्र समाधि
ghost spirit phantom | भूत प्रेत आत्मा
god deity temple | भगवान देवता ईश्वर अल्लाह ख़ुदा
pray prayer worship blessing bow | पूजा प्रार्थना दुआ इबादत प्रणाम माथा मत्था
priest | पुजारी पंडित मौलवी
sin guilt fault wrong blame | पाप गुनाह क़सूर ग़लती दोष
forgive sorry pardon apologize mercy | माफ़ क्षमा माफ़ी
beg plead implore request ask | विनती मिन्नत गिड़गिड़ाना भीख
thank grateful | धन्यवाद शुक्रिया आभार
respect honour | इज़्ज़त आदर मान
shame ashamed | शर्म लाज
angry anger rage furious | ग़ुस्सा क्रोध नाराज़
sad sorrow grief | दुख उदास ग़म
happy glad joy | ख़ुश ख़ुशी
tired rest weary sleep | थकना थका आराम सोना
hand finger thumb | हाथ उँगली अँगूठा
foot leg step print footprint | पैर पाँव क़दम
head hair face | सिर बाल मुँह चेहरा
eye sight | आँख नज़र
ear | कान
mouth lip tongue | मुँह होंठ ज़ुबान
tooth teeth | दाँत
heart chest | दिल सीना
blood | ख़ून
fever ill sick medicine doctor | बुख़ार बीमार दवा डॉक्टर हकीम वैद्य
poison kill | ज़हर
hospital doctor | अस्पताल
soldier warrior army | सैनिक फ़ौजी योद्धा
enemy foe | दुश्मन
thief steal rob | चोर चुराना चोरी
`
