// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func1 } from "../../formats/checked-body.ts";
import { isEmailAddress as formats0 } from "../../formats/email-address.ts";
import { NewUserBody } from "../bodies/new-user.ts";

const schema0 = {"type":"object","additionalProperties":false,"required":["firstname","lastname","privilege"],"properties":{"firstname":{"type":"string","minLength":1,"maxLength":120,"pattern":"\\S"},"lastname":{"type":"string","minLength":1,"maxLength":120,"pattern":"\\S"},"email":{"oneOf":[{"type":"string","format":"email","maxLength":254},{"type":"null"}]},"username":{"oneOf":[{"type":"string","minLength":2,"maxLength":64,"pattern":"^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$"},{"type":"null"}]},"password":{"type":"string","minLength":6,"maxLength":512,"x-exact":true},"lang":{"oneOf":[{"type":"string","enum":["en","es","fr"]},{"type":"null"}]},"privilege":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","minLength":2,"maxLength":40},"segments":{"type":"array","maxItems":500,"uniqueItems":true,"items":{"type":"string","pattern":"^[0-9a-f]{24}$"}},"availability":{"type":"array","maxItems":70,"items":{"type":"object","additionalProperties":false,"required":["day","start","end"],"properties":{"day":{"type":"integer","minimum":1,"maximum":7},"start":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"end":{"type":"string","pattern":"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"}}}},"disabled":{"type":"boolean"}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$", "u");
const pattern3 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "u");
const pattern4 = new RegExp("^[0-9a-f]{24}$", "u");
const pattern5 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const pattern6 = new RegExp("^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firstname === undefined){
vErrors = withError(vErrors, instancePath, "required", "firstname");
errors++;
}
if(data.lastname === undefined){
vErrors = withError(vErrors, instancePath, "required", "lastname");
errors++;
}
if(data.privilege === undefined){
vErrors = withError(vErrors, instancePath, "required", "privilege");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.firstname !== undefined){
let data0 = data.firstname;
if(typeof data0 === "string"){
if(func1(data0) > 120){
vErrors = withError(vErrors, instancePath+"/firstname", "maxLength", 120);
errors++;
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/firstname", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/firstname", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/firstname", "type");
errors++;
}
}
if(data.lastname !== undefined){
let data1 = data.lastname;
if(typeof data1 === "string"){
if(func1(data1) > 120){
vErrors = withError(vErrors, instancePath+"/lastname", "maxLength", 120);
errors++;
}
if(func1(data1) < 1){
vErrors = withError(vErrors, instancePath+"/lastname", "minLength", 1);
errors++;
}
if(!pattern0.test(data1)){
vErrors = withError(vErrors, instancePath+"/lastname", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/lastname", "type");
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 254){
vErrors = withError(vErrors, instancePath+"/email", "maxLength", 254);
errors++;
}
if(!(formats0(data2))){
vErrors = withError(vErrors, instancePath+"/email", "format");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/email", "type");
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data2 !== null){
vErrors = withError(vErrors, instancePath+"/email", "type");
errors++;
}
var _valid0 = _errs10 === errors;
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
vErrors = withError(vErrors, instancePath+"/email", "oneOf", passing0);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.username !== undefined){
let data3 = data.username;
const _errs13 = errors;
let valid2 = false;
let passing1 = null;
const _errs14 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 64){
vErrors = withError(vErrors, instancePath+"/username", "maxLength", 64);
errors++;
}
if(func1(data3) < 2){
vErrors = withError(vErrors, instancePath+"/username", "minLength", 2);
errors++;
}
if(!pattern2.test(data3)){
vErrors = withError(vErrors, instancePath+"/username", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/username", "type");
errors++;
}
var _valid1 = _errs14 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs16 = errors;
if(data3 !== null){
vErrors = withError(vErrors, instancePath+"/username", "type");
errors++;
}
var _valid1 = _errs16 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
vErrors = withError(vErrors, instancePath+"/username", "oneOf", passing1);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.password !== undefined){
let data4 = data.password;
if(typeof data4 === "string"){
if(func1(data4) > 512){
vErrors = withError(vErrors, instancePath+"/password", "maxLength", 512);
errors++;
}
if(func1(data4) < 6){
vErrors = withError(vErrors, instancePath+"/password", "minLength", 6);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/password", "type");
errors++;
}
}
if(data.lang !== undefined){
let data5 = data.lang;
const _errs21 = errors;
let valid3 = false;
let passing2 = null;
const _errs22 = errors;
if(typeof data5 !== "string"){
vErrors = withError(vErrors, instancePath+"/lang", "type");
errors++;
}
if(!(((data5 === "en") || (data5 === "es")) || (data5 === "fr"))){
vErrors = withError(vErrors, instancePath+"/lang", "enum");
errors++;
}
var _valid2 = _errs22 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs24 = errors;
if(data5 !== null){
vErrors = withError(vErrors, instancePath+"/lang", "type");
errors++;
}
var _valid2 = _errs24 === errors;
if(_valid2 && valid3){
valid3 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid3 = true;
passing2 = 1;
}
}
if(!valid3){
vErrors = withError(vErrors, instancePath+"/lang", "oneOf", passing2);
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.privilege !== undefined){
let data6 = data.privilege;
if(typeof data6 === "string"){
if(func1(data6) > 40){
vErrors = withError(vErrors, instancePath+"/privilege", "maxLength", 40);
errors++;
}
if(func1(data6) < 2){
vErrors = withError(vErrors, instancePath+"/privilege", "minLength", 2);
errors++;
}
if(!pattern3.test(data6)){
vErrors = withError(vErrors, instancePath+"/privilege", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/privilege", "type");
errors++;
}
}
if(data.segments !== undefined){
let data7 = data.segments;
if(Array.isArray(data7)){
if(data7.length > 500){
vErrors = withError(vErrors, instancePath+"/segments", "maxItems", 500);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
vErrors = withError(vErrors, instancePath+"/segments/" + i0, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/segments/" + i0, "type");
errors++;
}
}
if(new Set(data7).size < data7.length){
vErrors = withError(vErrors, instancePath+"/segments", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/segments", "type");
errors++;
}
}
if(data.availability !== undefined){
let data9 = data.availability;
if(Array.isArray(data9)){
if(data9.length > 70){
vErrors = withError(vErrors, instancePath+"/availability", "maxItems", 70);
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.day === undefined){
vErrors = withError(vErrors, instancePath+"/availability/" + i1, "required", "day");
errors++;
}
if(data10.start === undefined){
vErrors = withError(vErrors, instancePath+"/availability/" + i1, "required", "start");
errors++;
}
if(data10.end === undefined){
vErrors = withError(vErrors, instancePath+"/availability/" + i1, "required", "end");
errors++;
}
for(const key1 in data10){
if(!(((key1 === "day") || (key1 === "start")) || (key1 === "end"))){
vErrors = withError(vErrors, instancePath+"/availability/" + i1, "additionalProperties", key1);
errors++;
}
}
if(data10.day !== undefined){
let data11 = data10.day;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
vErrors = withError(vErrors, instancePath+"/availability/" + i1+"/day", "type");
errors++;
}
if(typeof data11 == "number"){
if(data11 > 7 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/availability/" + i1+"/day", "maximum", 7);
errors++;
}
if(data11 < 1 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/availability/" + i1+"/day", "minimum", 1);
errors++;
}
}
}
if(data10.start !== undefined){
let data12 = data10.start;
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
vErrors = withError(vErrors, instancePath+"/availability/" + i1+"/start", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/availability/" + i1+"/start", "type");
errors++;
}
}
if(data10.end !== undefined){
let data13 = data10.end;
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
vErrors = withError(vErrors, instancePath+"/availability/" + i1+"/end", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/availability/" + i1+"/end", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/availability/" + i1, "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/availability", "type");
errors++;
}
}
if(data.disabled !== undefined){
if(typeof data.disabled !== "boolean"){
vErrors = withError(vErrors, instancePath+"/disabled", "type");
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

/** NewUser as JSON Schema, and the check of it. */
export const NewUserCheck: CheckedBody = {
  schema: NewUserBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
