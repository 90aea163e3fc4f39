// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func1 } from "../../formats/checked-body.ts";
import { isEmailAddress as formats0 } from "../../formats/email-address.ts";
import { isDate as formats2, isDateTime as formats6 } from "../../formats/dates.ts";
import { isWebAddress as formats8 } from "../../formats/web-address.ts";
import { NewContactBody } from "../bodies/new-contact.ts";

const schema0 = {"type":"object","additionalProperties":false,"required":[],"properties":{"type":{"type":"string","enum":["person","company"]},"firstname":{"type":"string","maxLength":80},"lastname":{"type":"string","maxLength":80},"company":{"type":"string","maxLength":120},"employer":{"oneOf":[{"type":"string","pattern":"^[0-9a-f]{24}$"},{"type":"null"}]},"email":{"type":["string","null"],"format":"email","maxLength":254},"phone":{"type":"string","maxLength":40},"assignments":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","pattern":"^[0-9a-f]{24}$"}},"externalId":{"type":"string","maxLength":120},"integrationId":{"type":"string","maxLength":120},"documentId":{"type":"string","maxLength":60},"addressLine":{"type":"string","maxLength":200},"postalCode":{"type":"string","maxLength":20},"city":{"type":"string","maxLength":80},"state":{"type":"string","maxLength":80},"country":{"type":"string","maxLength":80},"birthDate":{"type":["string","null"],"format":"date","maxLength":10},"gender":{"type":["string","null"],"enum":["female","male","other",null]},"maritalStatus":{"type":["string","null"],"enum":["single","married","divorced","widowed",null]},"preferredLanguage":{"type":"string","maxLength":40},"contactPreference":{"type":["string","null"],"enum":["phone","video","email","message",null]},"currency":{"type":["string","null"],"pattern":"^[A-Z]{3}$"},"paymentPreference":{"type":"string","maxLength":80},"loyaltyStatus":{"type":"string","maxLength":80},"lastPurchaseDate":{"type":["string","null"],"format":"date","maxLength":10},"lastContactAt":{"oneOf":[{"type":"string","format":"date-time","pattern":"^(19|20|21)\\d\\d-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$","maxLength":40},{"type":"null"}]},"leadSource":{"type":"string","maxLength":80},"leadStatus":{"type":["string","null"],"enum":["new","contacted","qualified","won","lost",null]},"campaignConsent":{"type":"boolean"},"jobTitle":{"type":"string","maxLength":80},"industry":{"type":"string","maxLength":80},"employees":{"type":["integer","null"],"minimum":0,"maximum":10000000},"website":{"type":["string","null"],"maxLength":2000,"format":"uri","pattern":"^https?://[^\\s]+$"},"campaigns":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":40}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[0-9a-f]{24}$", "u");
const pattern2 = new RegExp("^[A-Z]{3}$", "u");
const pattern3 = new RegExp("^(19|20|21)\\d\\d-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$", "u");
const pattern4 = new RegExp("^https?://[^\\s]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, instancePath+"/type", "type");
errors++;
}
if(!((data0 === "person") || (data0 === "company"))){
vErrors = withError(vErrors, instancePath+"/type", "enum");
errors++;
}
}
if(data.firstname !== undefined){
let data1 = data.firstname;
if(typeof data1 === "string"){
if(func1(data1) > 80){
vErrors = withError(vErrors, instancePath+"/firstname", "maxLength", 80);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/firstname", "type");
errors++;
}
}
if(data.lastname !== undefined){
let data2 = data.lastname;
if(typeof data2 === "string"){
if(func1(data2) > 80){
vErrors = withError(vErrors, instancePath+"/lastname", "maxLength", 80);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/lastname", "type");
errors++;
}
}
if(data.company !== undefined){
let data3 = data.company;
if(typeof data3 === "string"){
if(func1(data3) > 120){
vErrors = withError(vErrors, instancePath+"/company", "maxLength", 120);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/company", "type");
errors++;
}
}
if(data.employer !== undefined){
let data4 = data.employer;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
vErrors = withError(vErrors, instancePath+"/employer", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/employer", "type");
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs14 = errors;
if(data4 !== null){
vErrors = withError(vErrors, instancePath+"/employer", "type");
errors++;
}
var _valid0 = _errs14 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
vErrors = withError(vErrors, instancePath+"/employer", "oneOf", passing0);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.email !== undefined){
let data5 = data.email;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = withError(vErrors, instancePath+"/email", "type");
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 254){
vErrors = withError(vErrors, instancePath+"/email", "maxLength", 254);
errors++;
}
if(!(formats0(data5))){
vErrors = withError(vErrors, instancePath+"/email", "format");
errors++;
}
}
}
if(data.phone !== undefined){
let data6 = data.phone;
if(typeof data6 === "string"){
if(func1(data6) > 40){
vErrors = withError(vErrors, instancePath+"/phone", "maxLength", 40);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/phone", "type");
errors++;
}
}
if(data.assignments !== undefined){
let data7 = data.assignments;
if(Array.isArray(data7)){
if(data7.length > 50){
vErrors = withError(vErrors, instancePath+"/assignments", "maxItems", 50);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
vErrors = withError(vErrors, instancePath+"/assignments/" + i0, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/assignments/" + i0, "type");
errors++;
}
}
if(new Set(data7).size < data7.length){
vErrors = withError(vErrors, instancePath+"/assignments", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/assignments", "type");
errors++;
}
}
if(data.externalId !== undefined){
let data9 = data.externalId;
if(typeof data9 === "string"){
if(func1(data9) > 120){
vErrors = withError(vErrors, instancePath+"/externalId", "maxLength", 120);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/externalId", "type");
errors++;
}
}
if(data.integrationId !== undefined){
let data10 = data.integrationId;
if(typeof data10 === "string"){
if(func1(data10) > 120){
vErrors = withError(vErrors, instancePath+"/integrationId", "maxLength", 120);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/integrationId", "type");
errors++;
}
}
if(data.documentId !== undefined){
let data11 = data.documentId;
if(typeof data11 === "string"){
if(func1(data11) > 60){
vErrors = withError(vErrors, instancePath+"/documentId", "maxLength", 60);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/documentId", "type");
errors++;
}
}
if(data.addressLine !== undefined){
let data12 = data.addressLine;
if(typeof data12 === "string"){
if(func1(data12) > 200){
vErrors = withError(vErrors, instancePath+"/addressLine", "maxLength", 200);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/addressLine", "type");
errors++;
}
}
if(data.postalCode !== undefined){
let data13 = data.postalCode;
if(typeof data13 === "string"){
if(func1(data13) > 20){
vErrors = withError(vErrors, instancePath+"/postalCode", "maxLength", 20);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/postalCode", "type");
errors++;
}
}
if(data.city !== undefined){
let data14 = data.city;
if(typeof data14 === "string"){
if(func1(data14) > 80){
vErrors = withError(vErrors, instancePath+"/city", "maxLength", 80);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/city", "type");
errors++;
}
}
if(data.state !== undefined){
let data15 = data.state;
if(typeof data15 === "string"){
if(func1(data15) > 80){
vErrors = withError(vErrors, instancePath+"/state", "maxLength", 80);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/state", "type");
errors++;
}
}
if(data.country !== undefined){
let data16 = data.country;
if(typeof data16 === "string"){
if(func1(data16) > 80){
vErrors = withError(vErrors, instancePath+"/country", "maxLength", 80);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/country", "type");
errors++;
}
}
if(data.birthDate !== undefined){
let data17 = data.birthDate;
if((typeof data17 !== "string") && (data17 !== null)){
vErrors = withError(vErrors, instancePath+"/birthDate", "type");
errors++;
}
if(typeof data17 === "string"){
if(func1(data17) > 10){
vErrors = withError(vErrors, instancePath+"/birthDate", "maxLength", 10);
errors++;
}
if(!(formats2(data17))){
vErrors = withError(vErrors, instancePath+"/birthDate", "format");
errors++;
}
}
}
if(data.gender !== undefined){
let data18 = data.gender;
if((typeof data18 !== "string") && (data18 !== null)){
vErrors = withError(vErrors, instancePath+"/gender", "type");
errors++;
}
if(!((((data18 === "female") || (data18 === "male")) || (data18 === "other")) || (data18 === null))){
vErrors = withError(vErrors, instancePath+"/gender", "enum");
errors++;
}
}
if(data.maritalStatus !== undefined){
let data19 = data.maritalStatus;
if((typeof data19 !== "string") && (data19 !== null)){
vErrors = withError(vErrors, instancePath+"/maritalStatus", "type");
errors++;
}
if(!(((((data19 === "single") || (data19 === "married")) || (data19 === "divorced")) || (data19 === "widowed")) || (data19 === null))){
vErrors = withError(vErrors, instancePath+"/maritalStatus", "enum");
errors++;
}
}
if(data.preferredLanguage !== undefined){
let data20 = data.preferredLanguage;
if(typeof data20 === "string"){
if(func1(data20) > 40){
vErrors = withError(vErrors, instancePath+"/preferredLanguage", "maxLength", 40);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/preferredLanguage", "type");
errors++;
}
}
if(data.contactPreference !== undefined){
let data21 = data.contactPreference;
if((typeof data21 !== "string") && (data21 !== null)){
vErrors = withError(vErrors, instancePath+"/contactPreference", "type");
errors++;
}
if(!(((((data21 === "phone") || (data21 === "video")) || (data21 === "email")) || (data21 === "message")) || (data21 === null))){
vErrors = withError(vErrors, instancePath+"/contactPreference", "enum");
errors++;
}
}
if(data.currency !== undefined){
let data22 = data.currency;
if((typeof data22 !== "string") && (data22 !== null)){
vErrors = withError(vErrors, instancePath+"/currency", "type");
errors++;
}
if(typeof data22 === "string"){
if(!pattern2.test(data22)){
vErrors = withError(vErrors, instancePath+"/currency", "pattern");
errors++;
}
}
}
if(data.paymentPreference !== undefined){
let data23 = data.paymentPreference;
if(typeof data23 === "string"){
if(func1(data23) > 80){
vErrors = withError(vErrors, instancePath+"/paymentPreference", "maxLength", 80);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/paymentPreference", "type");
errors++;
}
}
if(data.loyaltyStatus !== undefined){
let data24 = data.loyaltyStatus;
if(typeof data24 === "string"){
if(func1(data24) > 80){
vErrors = withError(vErrors, instancePath+"/loyaltyStatus", "maxLength", 80);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/loyaltyStatus", "type");
errors++;
}
}
if(data.lastPurchaseDate !== undefined){
let data25 = data.lastPurchaseDate;
if((typeof data25 !== "string") && (data25 !== null)){
vErrors = withError(vErrors, instancePath+"/lastPurchaseDate", "type");
errors++;
}
if(typeof data25 === "string"){
if(func1(data25) > 10){
vErrors = withError(vErrors, instancePath+"/lastPurchaseDate", "maxLength", 10);
errors++;
}
if(!(formats2(data25))){
vErrors = withError(vErrors, instancePath+"/lastPurchaseDate", "format");
errors++;
}
}
}
if(data.lastContactAt !== undefined){
let data26 = data.lastContactAt;
const _errs59 = errors;
let valid4 = false;
let passing1 = null;
const _errs60 = errors;
if(typeof data26 === "string"){
if(func1(data26) > 40){
vErrors = withError(vErrors, instancePath+"/lastContactAt", "maxLength", 40);
errors++;
}
if(!pattern3.test(data26)){
vErrors = withError(vErrors, instancePath+"/lastContactAt", "pattern");
errors++;
}
if(!(formats6(data26))){
vErrors = withError(vErrors, instancePath+"/lastContactAt", "format");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/lastContactAt", "type");
errors++;
}
var _valid1 = _errs60 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs62 = errors;
if(data26 !== null){
vErrors = withError(vErrors, instancePath+"/lastContactAt", "type");
errors++;
}
var _valid1 = _errs62 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
vErrors = withError(vErrors, instancePath+"/lastContactAt", "oneOf", passing1);
errors++;
}
else {
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
}
}
if(data.leadSource !== undefined){
let data27 = data.leadSource;
if(typeof data27 === "string"){
if(func1(data27) > 80){
vErrors = withError(vErrors, instancePath+"/leadSource", "maxLength", 80);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/leadSource", "type");
errors++;
}
}
if(data.leadStatus !== undefined){
let data28 = data.leadStatus;
if((typeof data28 !== "string") && (data28 !== null)){
vErrors = withError(vErrors, instancePath+"/leadStatus", "type");
errors++;
}
if(!((((((data28 === "new") || (data28 === "contacted")) || (data28 === "qualified")) || (data28 === "won")) || (data28 === "lost")) || (data28 === null))){
vErrors = withError(vErrors, instancePath+"/leadStatus", "enum");
errors++;
}
}
if(data.campaignConsent !== undefined){
if(typeof data.campaignConsent !== "boolean"){
vErrors = withError(vErrors, instancePath+"/campaignConsent", "type");
errors++;
}
}
if(data.jobTitle !== undefined){
let data30 = data.jobTitle;
if(typeof data30 === "string"){
if(func1(data30) > 80){
vErrors = withError(vErrors, instancePath+"/jobTitle", "maxLength", 80);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/jobTitle", "type");
errors++;
}
}
if(data.industry !== undefined){
let data31 = data.industry;
if(typeof data31 === "string"){
if(func1(data31) > 80){
vErrors = withError(vErrors, instancePath+"/industry", "maxLength", 80);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/industry", "type");
errors++;
}
}
if(data.employees !== undefined){
let data32 = data.employees;
if((!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))) && (data32 !== null)){
vErrors = withError(vErrors, instancePath+"/employees", "type");
errors++;
}
if(typeof data32 == "number"){
if(data32 > 10000000 || isNaN(data32)){
vErrors = withError(vErrors, instancePath+"/employees", "maximum", 10000000);
errors++;
}
if(data32 < 0 || isNaN(data32)){
vErrors = withError(vErrors, instancePath+"/employees", "minimum", 0);
errors++;
}
}
}
if(data.website !== undefined){
let data33 = data.website;
if((typeof data33 !== "string") && (data33 !== null)){
vErrors = withError(vErrors, instancePath+"/website", "type");
errors++;
}
if(typeof data33 === "string"){
if(func1(data33) > 2000){
vErrors = withError(vErrors, instancePath+"/website", "maxLength", 2000);
errors++;
}
if(!pattern4.test(data33)){
vErrors = withError(vErrors, instancePath+"/website", "pattern");
errors++;
}
if(!(formats8(data33))){
vErrors = withError(vErrors, instancePath+"/website", "format");
errors++;
}
}
}
if(data.campaigns !== undefined){
let data34 = data.campaigns;
if(Array.isArray(data34)){
if(data34.length > 20){
vErrors = withError(vErrors, instancePath+"/campaigns", "maxItems", 20);
errors++;
}
const len1 = data34.length;
for(let i1=0; i1<len1; i1++){
let data35 = data34[i1];
if(typeof data35 === "string"){
if(func1(data35) > 40){
vErrors = withError(vErrors, instancePath+"/campaigns/" + i1, "maxLength", 40);
errors++;
}
if(func1(data35) < 1){
vErrors = withError(vErrors, instancePath+"/campaigns/" + i1, "minLength", 1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/campaigns/" + i1, "type");
errors++;
}
}
if(new Set(data34).size < data34.length){
vErrors = withError(vErrors, instancePath+"/campaigns", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/campaigns", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "type");
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

/** NewContact as JSON Schema, and the check of it. */
export const NewContactCheck: CheckedBody = {
  schema: NewContactBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
