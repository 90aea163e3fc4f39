// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { isDateTime as formats0 } from "../../formats/dates.ts";
import { NewNotificationBody } from "../bodies/new-notification.ts";

const pattern0 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^(19|20|21)\\d\\d-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = withError(vErrors, instancePath, "required", "title");
errors++;
}
if(data.message === undefined){
vErrors = withError(vErrors, instancePath, "required", "message");
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "message")) || (key0 === "publishAt"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func0(data0) > 120){
vErrors = withError(vErrors, instancePath+"/title", "maxLength", 120);
errors++;
}
if(func0(data0) < 1){
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
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
vErrors = withError(vErrors, instancePath+"/message", "maxLength", 2000);
errors++;
}
if(func0(data1) < 1){
vErrors = withError(vErrors, instancePath+"/message", "minLength", 1);
errors++;
}
if(!pattern0.test(data1)){
vErrors = withError(vErrors, instancePath+"/message", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/message", "type");
errors++;
}
}
if(data.publishAt !== undefined){
let data2 = data.publishAt;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 40){
vErrors = withError(vErrors, instancePath+"/publishAt", "maxLength", 40);
errors++;
}
if(!pattern2.test(data2)){
vErrors = withError(vErrors, instancePath+"/publishAt", "pattern");
errors++;
}
if(!(formats0(data2))){
vErrors = withError(vErrors, instancePath+"/publishAt", "format");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/publishAt", "type");
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data2 !== null){
vErrors = withError(vErrors, instancePath+"/publishAt", "type");
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
vErrors = withError(vErrors, instancePath+"/publishAt", "oneOf", passing0);
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
}
else {
vErrors = withError(vErrors, instancePath, "type");
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

/** NewNotification as JSON Schema, and the check of it. */
export const NewNotificationCheck: CheckedBody = {
  schema: NewNotificationBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
