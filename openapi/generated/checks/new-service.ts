// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func1 } from "../../formats/checked-body.ts";
import { isWebAddress as formats0 } from "../../formats/web-address.ts";
import { NewServiceBody } from "../bodies/new-service.ts";

const schema0 = {"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":120,"pattern":"\\S"},"description":{"type":"string","maxLength":500},"identifier":{"type":"string","maxLength":64},"visibility":{"type":"string","enum":["visible","hidden"]},"availability":{"oneOf":[{"type":"string","pattern":"^[0-9a-f]{24}$"},{"type":"null"}]},"agents":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","pattern":"^[0-9a-f]{24}$"}},"automaticSelection":{"type":"boolean"},"reminders":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["time"],"properties":{"time":{"type":"integer","minimum":1,"maximum":43200}}}},"customerForm":{"oneOf":[{"type":"string","pattern":"^[0-9a-f]{24}$"},{"type":"null"}]},"agentForm":{"oneOf":[{"type":"string","pattern":"^[0-9a-f]{24}$"},{"type":"null"}]},"survey":{"oneOf":[{"type":"string","pattern":"^[0-9a-f]{24}$"},{"type":"null"}]},"recordingSetting":{"oneOf":[{"type":"string","pattern":"^[0-9a-f]{24}$"},{"type":"null"}]},"emailTemplates":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","pattern":"^[0-9a-f]{24}$"}},"logoUrl":{"type":["string","null"],"maxLength":2000,"format":"uri","pattern":"^https://[^\\s]+$"}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[0-9a-f]{24}$", "u");
const pattern8 = new RegExp("^https://[^\\s]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = withError(vErrors, instancePath, "required", "title");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func1(data0) > 120){
vErrors = withError(vErrors, instancePath+"/title", "maxLength", 120);
errors++;
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/title", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/title", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/title", "type");
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func1(data1) > 500){
vErrors = withError(vErrors, instancePath+"/description", "maxLength", 500);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/description", "type");
errors++;
}
}
if(data.identifier !== undefined){
let data2 = data.identifier;
if(typeof data2 === "string"){
if(func1(data2) > 64){
vErrors = withError(vErrors, instancePath+"/identifier", "maxLength", 64);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/identifier", "type");
errors++;
}
}
if(data.visibility !== undefined){
let data3 = data.visibility;
if(typeof data3 !== "string"){
vErrors = withError(vErrors, instancePath+"/visibility", "type");
errors++;
}
if(!((data3 === "visible") || (data3 === "hidden"))){
vErrors = withError(vErrors, instancePath+"/visibility", "enum");
errors++;
}
}
if(data.availability !== undefined){
let data4 = data.availability;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = withError(vErrors, instancePath+"/availability", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/availability", "type");
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs14 = errors;
if(data4 !== null){
vErrors = withError(vErrors, instancePath+"/availability", "type");
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
vErrors = withError(vErrors, instancePath+"/availability", "oneOf", passing0);
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
if(data.agents !== undefined){
let data5 = data.agents;
if(Array.isArray(data5)){
if(data5.length > 50){
vErrors = withError(vErrors, instancePath+"/agents", "maxItems", 50);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
vErrors = withError(vErrors, instancePath+"/agents/" + i0, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/agents/" + i0, "type");
errors++;
}
}
if(new Set(data5).size < data5.length){
vErrors = withError(vErrors, instancePath+"/agents", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/agents", "type");
errors++;
}
}
if(data.automaticSelection !== undefined){
if(typeof data.automaticSelection !== "boolean"){
vErrors = withError(vErrors, instancePath+"/automaticSelection", "type");
errors++;
}
}
if(data.reminders !== undefined){
let data8 = data.reminders;
if(Array.isArray(data8)){
if(data8.length > 5){
vErrors = withError(vErrors, instancePath+"/reminders", "maxItems", 5);
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.time === undefined){
vErrors = withError(vErrors, instancePath+"/reminders/" + i1, "required", "time");
errors++;
}
for(const key1 in data9){
if(!(key1 === "time")){
vErrors = withError(vErrors, instancePath+"/reminders/" + i1, "additionalProperties", key1);
errors++;
}
}
if(data9.time !== undefined){
let data10 = data9.time;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
vErrors = withError(vErrors, instancePath+"/reminders/" + i1+"/time", "type");
errors++;
}
if(typeof data10 == "number"){
if(data10 > 43200 || isNaN(data10)){
vErrors = withError(vErrors, instancePath+"/reminders/" + i1+"/time", "maximum", 43200);
errors++;
}
if(data10 < 1 || isNaN(data10)){
vErrors = withError(vErrors, instancePath+"/reminders/" + i1+"/time", "minimum", 1);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/reminders/" + i1, "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/reminders", "type");
errors++;
}
}
if(data.customerForm !== undefined){
let data11 = data.customerForm;
const _errs30 = errors;
let valid7 = false;
let passing1 = null;
const _errs31 = errors;
if(typeof data11 === "string"){
if(!pattern1.test(data11)){
vErrors = withError(vErrors, instancePath+"/customerForm", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/customerForm", "type");
errors++;
}
var _valid1 = _errs31 === errors;
if(_valid1){
valid7 = true;
passing1 = 0;
}
const _errs33 = errors;
if(data11 !== null){
vErrors = withError(vErrors, instancePath+"/customerForm", "type");
errors++;
}
var _valid1 = _errs33 === errors;
if(_valid1 && valid7){
valid7 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid7 = true;
passing1 = 1;
}
}
if(!valid7){
vErrors = withError(vErrors, instancePath+"/customerForm", "oneOf", passing1);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.agentForm !== undefined){
let data12 = data.agentForm;
const _errs36 = errors;
let valid8 = false;
let passing2 = null;
const _errs37 = errors;
if(typeof data12 === "string"){
if(!pattern1.test(data12)){
vErrors = withError(vErrors, instancePath+"/agentForm", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/agentForm", "type");
errors++;
}
var _valid2 = _errs37 === errors;
if(_valid2){
valid8 = true;
passing2 = 0;
}
const _errs39 = errors;
if(data12 !== null){
vErrors = withError(vErrors, instancePath+"/agentForm", "type");
errors++;
}
var _valid2 = _errs39 === errors;
if(_valid2 && valid8){
valid8 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid8 = true;
passing2 = 1;
}
}
if(!valid8){
vErrors = withError(vErrors, instancePath+"/agentForm", "oneOf", passing2);
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data.survey !== undefined){
let data13 = data.survey;
const _errs42 = errors;
let valid9 = false;
let passing3 = null;
const _errs43 = errors;
if(typeof data13 === "string"){
if(!pattern1.test(data13)){
vErrors = withError(vErrors, instancePath+"/survey", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/survey", "type");
errors++;
}
var _valid3 = _errs43 === errors;
if(_valid3){
valid9 = true;
passing3 = 0;
}
const _errs45 = errors;
if(data13 !== null){
vErrors = withError(vErrors, instancePath+"/survey", "type");
errors++;
}
var _valid3 = _errs45 === errors;
if(_valid3 && valid9){
valid9 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid9 = true;
passing3 = 1;
}
}
if(!valid9){
vErrors = withError(vErrors, instancePath+"/survey", "oneOf", passing3);
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
}
if(data.recordingSetting !== undefined){
let data14 = data.recordingSetting;
const _errs48 = errors;
let valid10 = false;
let passing4 = null;
const _errs49 = errors;
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
vErrors = withError(vErrors, instancePath+"/recordingSetting", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/recordingSetting", "type");
errors++;
}
var _valid4 = _errs49 === errors;
if(_valid4){
valid10 = true;
passing4 = 0;
}
const _errs51 = errors;
if(data14 !== null){
vErrors = withError(vErrors, instancePath+"/recordingSetting", "type");
errors++;
}
var _valid4 = _errs51 === errors;
if(_valid4 && valid10){
valid10 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid10 = true;
passing4 = 1;
}
}
if(!valid10){
vErrors = withError(vErrors, instancePath+"/recordingSetting", "oneOf", passing4);
errors++;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
}
if(data.emailTemplates !== undefined){
let data15 = data.emailTemplates;
if(Array.isArray(data15)){
if(data15.length > 50){
vErrors = withError(vErrors, instancePath+"/emailTemplates", "maxItems", 50);
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(!pattern1.test(data16)){
vErrors = withError(vErrors, instancePath+"/emailTemplates/" + i2, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/emailTemplates/" + i2, "type");
errors++;
}
}
if(new Set(data15).size < data15.length){
vErrors = withError(vErrors, instancePath+"/emailTemplates", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/emailTemplates", "type");
errors++;
}
}
if(data.logoUrl !== undefined){
let data17 = data.logoUrl;
if((typeof data17 !== "string") && (data17 !== null)){
vErrors = withError(vErrors, instancePath+"/logoUrl", "type");
errors++;
}
if(typeof data17 === "string"){
if(func1(data17) > 2000){
vErrors = withError(vErrors, instancePath+"/logoUrl", "maxLength", 2000);
errors++;
}
if(!pattern8.test(data17)){
vErrors = withError(vErrors, instancePath+"/logoUrl", "pattern");
errors++;
}
if(!(formats0(data17))){
vErrors = withError(vErrors, instancePath+"/logoUrl", "format");
errors++;
}
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

/** NewService as JSON Schema, and the check of it. */
export const NewServiceCheck: CheckedBody = {
  schema: NewServiceBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
